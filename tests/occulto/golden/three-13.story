  occulto-dealt {"deck":37,"first":2,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G18","G62","G65","G37","G27"]} occulto-dealt-seen 1: {"hand":["G53","G07","G61","G55","G38"]} occulto-dealt-seen 2: {"hand":["G26","G43","G48","G32","G34"]}
  occulto-face-up {"colour":"green"}
  occulto-first-look {}
2 ack
1 ack
0 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G23","G42"]}
2 discard G23
  occulto-discard {"card":"G23","seat":2}
2 discard G34
  occulto-discard {"card":"G34","seat":2}
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G20","G08"]}
0 discard G20
  occulto-discard {"card":"G20","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G52","G24"]}
1 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
1 play G52 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G52","seat":1,"targets":["s0","s1"]}
0 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G64","G29"]}
2 play G32 G24
  occulto-play {"ability":"oubliettes","card":"G32","seat":2,"targets":["G24"]}
1 decline
  occulto-dropped {"card":"G24","seat":1}
2 play G42 G32
  occulto-play {"ability":"oubliettes","card":"G42","seat":2,"targets":["G32"]}
  occulto-dropped {"card":"G32","seat":2}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G46","G49"]}
0 play G27 c0
  occulto-play {"ability":"full_moon","card":"G27","seat":0,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]}
2 ack
1 ack
0 ack
0 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":0,"targets":["right"]}
2 shield G43
1 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G43","seat":2}
1 give G53
0 give G37
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":0}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G22","G21"]}
1 play G21 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
1 play G65 G27
  occulto-play {"ability":"sabotage","card":"G65","seat":1,"targets":["G27"]}
0 decline
  occulto-sabotaged {"card":"G65","seat":0,"target":"G27"}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G35","G33"]}
2 discard G64
  occulto-discard {"card":"G64","seat":2}
2 discard G33
  occulto-discard {"card":"G33","seat":2}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G39","G66"]}
0 discard G18
  occulto-discard {"card":"G18","seat":0}
0 discard G53
  occulto-discard {"card":"G53","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G40","G54"]}
1 discard G22
  occulto-discard {"card":"G22","seat":1}
1 discard G07
  occulto-discard {"card":"G07","seat":1}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G19","G41"]}
2 play G48
  occulto-play-bare {"ability":"double_ration","card":"G48","seat":2}
2 play G19
  occulto-play-bare {"ability":"double_ration","card":"G19","seat":2}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G05","G67"]}
0 play G67 G49 left
  occulto-copy {"ability":"poisoned_gift","card":"G67","seat":0,"targets":["left"]}
1 shield G54
2 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G54","seat":1}
2 give G26
0 give G62
  occulto-given {"seat":0,"to":2}
  occulto-given {"seat":2,"to":0}
0 play G66 G49
  occulto-play {"ability":"sabotage","card":"G66","seat":0,"targets":["G49"]}
  occulto-sabotaged {"card":"G66","seat":0,"target":"G49"}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G02","G59"]}
1 discard G61
  occulto-discard {"card":"G61","seat":1}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":4,"seat":2} occulto-draw-seen 2: {"cards":["G13","G47","G50","G31"]}
2 play G13 G42
  occulto-play {"ability":"oubliettes","card":"G13","seat":2,"targets":["G42"]}
  occulto-dropped {"card":"G42","seat":2}
2 play G41 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G10","G45"]}
0 play G46 c0
  occulto-play {"ability":"full_moon","card":"G46","seat":0,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]}
2 ack
0 ack
1 ack
0 play G45 seat1
  occulto-play {"ability":"thief","card":"G45","seat":0,"targets":["seat1"]}
  occulto-stolen {"seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G56","G16"]}
1 play G16 G48
  occulto-play {"ability":"uprooting","card":"G16","seat":1,"targets":["G48"]}
  occulto-uprooted {"card":"G48","seat":1,"victim":2}
1 play G56 c0
  occulto-play {"ability":"divination","card":"G56","seat":1,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G57","G15"]}
2 play G31 s0 c1
  occulto-play {"ability":"metamorphosis","card":"G31","seat":2,"targets":["s0","c1"]}
  occulto-swapped {"other_place":"c1","place":"s0"}
2 play G62 G43
  occulto-play {"ability":"abundance","card":"G62","seat":2,"targets":["G43"]}
  occulto-abundance {"card":"G62","colour":"green","seat":2}
  occulto-turn {"seat":0,"turn":17}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G36","G11"]}
0 play G36 c0
  occulto-play {"ability":"divination","card":"G36","seat":0,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[0]}
0 ack
  occulto-bench-full {"seat":0,"turns":2}
0 play G26 G48
  occulto-play {"ability":"uprooting","card":"G26","seat":0,"targets":["G48"]}
  occulto-uprooted {"card":"G48","seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":18}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G60"]}
1 play G55 seat2
  occulto-play {"ability":"thief","card":"G55","seat":1,"targets":["seat2"]}
  occulto-stolen {"seat":1,"victim":2}
1 play G02 c1
  occulto-play {"ability":"reaper","card":"G02","seat":1,"targets":["c1"]}
  occulto-reaped {"colour":"yellow","place":"c1"}
  occulto-turn {"seat":2,"turn":19}
2 discard G29
  occulto-discard {"card":"G29","seat":2}
2 discard G47
  occulto-discard {"card":"G47","seat":2}
  occulto-revealed {"faces":["red","orange","blue","violet",""],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":3,"green":10,"orange":6,"red":1,"violet":3,"yellow":6}}
