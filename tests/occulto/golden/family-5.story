  occulto-dealt {"deck":37,"first":0,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G08","G61","G28","G51","G45"]} occulto-dealt-seen 1: {"hand":["G24","G41","G62","G55","G12"]} occulto-dealt-seen 2: {"hand":["G35","G14","G60","G27","G25"]}
  occulto-face-up {"colour":"yellow"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"red"} occulto-first-look-seen 1: {"colour":"green"} occulto-first-look-seen 2: {"colour":"blue"}
2 ack
0 ack
1 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G03","G38"]}
0 discard G45
  occulto-discard {"card":"G45","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G10","G23"]}
1 play G41 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G41","seat":1,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G09","G64"]}
2 play G27 c0
  occulto-play {"ability":"full_moon","card":"G27","seat":2,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]} occulto-full-moon-seen 0: {"colour":"red"} occulto-full-moon-seen 1: {"colour":"red"} occulto-full-moon-seen 2: {"colour":"red"}
2 ack
0 ack
1 ack
2 play G25 s0
  occulto-play {"ability":"divination","card":"G25","seat":2,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[2]} occulto-look-seen 2: {"colour":"orange"}
2 ack
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G21","G57"]}
0 discard G51
  occulto-discard {"card":"G51","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G42","G15"]}
1 play G55 seat2
  occulto-play {"ability":"thief","card":"G55","seat":1,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":1,"victim":2} occulto-stolen-seen 1: {"card":"G60"} occulto-stolen-seen 2: {"card":"G60"}
1 play G42 G25
  occulto-play {"ability":"oubliettes","card":"G42","seat":1,"targets":["G25"]}
2 decline
  occulto-dropped {"card":"G25","seat":2}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G53","G31"]}
2 discard G64
  occulto-discard {"card":"G64","seat":2}
2 discard G35
  occulto-discard {"card":"G35","seat":2}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G54","G13"]}
0 play G61
  occulto-play-bare {"ability":"abundance","card":"G61","seat":0}
0 play G13 G41
  occulto-play {"ability":"oubliettes","card":"G13","seat":0,"targets":["G41"]}
1 decline
  occulto-dropped {"card":"G41","seat":1}
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G49","G30"]}
1 discard G12
  occulto-discard {"card":"G12","seat":1}
1 discard G10
  occulto-discard {"card":"G10","seat":1}
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G67","G11"]}
2 play G67 G27 s2
  occulto-copy {"ability":"full_moon","card":"G67","seat":2,"targets":["s2"]}
  occulto-full-moon {"place":"s2","seats":[0,1]} occulto-full-moon-seen 0: {"colour":"blue"} occulto-full-moon-seen 1: {"colour":"blue"}
0 ack
1 ack
2 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":2}
  occulto-look {"place":"s2","seats":[2]} occulto-look-seen 2: {"colour":"blue"}
2 ack
  occulto-turn {"seat":0,"turn":10}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G40","G17"]}
0 discard G03
  occulto-discard {"card":"G03","seat":0}
0 discard G21
  occulto-discard {"card":"G21","seat":0}
  occulto-turn {"seat":1,"turn":11}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G47","G37"]}
1 play G24 seat2
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":1,"victim":2} occulto-stolen-seen 1: {"card":"G31"} occulto-stolen-seen 2: {"card":"G31"}
1 play G31 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G31","seat":1,"targets":["s2","c1"]}
2 decline
  occulto-swapped {"other_place":"c1","place":"s2"}
  occulto-turn {"seat":2,"turn":12}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G36","G58"]}
2 play G11 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s0","c0"]}
0 shield G54
  occulto-shielded {"ability":"metamorphosis","card":"G54","seat":0}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":13}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G43","G50"]}
0 discard G17
  occulto-discard {"card":"G17","seat":0}
0 discard G57
  occulto-discard {"card":"G57","seat":0}
  occulto-turn {"seat":1,"turn":14}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G18","G63"]}
1 discard G30
  occulto-discard {"card":"G30","seat":1}
1 discard G18
  occulto-discard {"card":"G18","seat":1}
  occulto-turn {"seat":2,"turn":15}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G02","G39"]}
2 play G02 s0
  occulto-play {"ability":"reaper","card":"G02","seat":2,"targets":["s0"]}
0 shield G43
  occulto-shielded {"ability":"reaper","card":"G43","seat":0}
2 play G36 c1
  occulto-play {"ability":"divination","card":"G36","seat":2,"targets":["c1"]}
  occulto-look {"place":"c1","seats":[2]} occulto-look-seen 2: {"colour":"blue"}
2 ack
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G32","G07"]}
0 play G07
  occulto-play-bare {"ability":"tornado","card":"G07","seat":0}
2 decline
1 shield G23
  occulto-shielded {"ability":"tornado","card":"G23","seat":1}
  occulto-tornado {"places":["s2"]}
0 play G08
  occulto-play-bare {"ability":"forest_fire","card":"G08","seat":0}
2 decline
1 decline
2 burn G53
1 burn G62
  occulto-burn {"card":"G62","seat":1}
  occulto-burn {"card":"G53","seat":2}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G33","G22"]}
1 discard G22
  occulto-discard {"card":"G22","seat":1}
1 discard G49
  occulto-discard {"card":"G49","seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G20","G06"]}
2 play G14 seat0
  occulto-play {"ability":"thief","card":"G14","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0} occulto-stolen-seen 2: {"card":"G28"} occulto-stolen-seen 0: {"card":"G28"}
2 play G20 s0
  occulto-play {"ability":"totem","card":"G20","seat":2,"targets":["s0"]}
  occulto-bench-full {"seat":2,"turns":2}
  occulto-turn {"seat":0,"turn":19}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G05"]}
0 discard G40
  occulto-discard {"card":"G40","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":20}
1 discard G60
  occulto-discard {"card":"G60","seat":1}
1 discard G37
  occulto-discard {"card":"G37","seat":1}
  occulto-revealed {"faces":["orange","green","violet","red","blue"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":5,"green":2,"orange":3,"red":9,"violet":3,"yellow":7}}
