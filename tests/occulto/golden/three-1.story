  occulto-dealt {"deck":37,"first":1,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G34","G06","G37","G51","G23"]} occulto-dealt-seen 1: {"hand":["G60","G33","G14","G40","G48"]} occulto-dealt-seen 2: {"hand":["G16","G17","G49","G21","G11"]}
  occulto-face-up {"colour":"red"}
  occulto-first-look {}
1 ack
2 ack
0 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G62","G19"]}
1 play G60 seat0
  occulto-play {"ability":"barter","card":"G60","seat":1,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":1}
1 play G06 s0
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2]}
2 ack
1 ack
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G01","G22"]}
2 play G21 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s1","s2"]}
1 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
2 play G11 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G46","G54"]}
0 discard G33
  occulto-discard {"card":"G33","seat":0}
0 discard G62
  occulto-discard {"card":"G62","seat":0}
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G44","G43"]}
1 play G34 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
1 play G51 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s1","s2"]}
2 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G39","G09"]}
2 play G22 G21
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G21"]}
  occulto-dropped {"card":"G21","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G07","G30"]}
0 discard G54
  occulto-discard {"card":"G54","seat":0}
0 discard G19
  occulto-discard {"card":"G19","seat":0}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G25","G18"]}
1 play G37
  occulto-play-bare {"ability":"crystal_ball","card":"G37","seat":1}
  occulto-crystal {"count":2,"seat":1}
1 top G10
1 play G18
  occulto-play-bare {"ability":"crystal_ball","card":"G18","seat":1}
  occulto-crystal {"count":2,"seat":1}
1 top G10
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G10","G24"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G67","G29"]}
0 discard G48
  occulto-discard {"card":"G48","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G58","G65"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G59","G38"]}
2 play G01 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G01","seat":2,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
2 play G16 G34
  occulto-play {"ability":"uprooting","card":"G16","seat":2,"targets":["G34"]}
1 decline
  occulto-uprooted {"card":"G34","seat":2,"victim":1}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G66","G32"]}
0 play G67 G60 seat1
  occulto-copy {"ability":"barter","card":"G67","seat":0,"targets":["seat1"]}
1 shield G43
  occulto-shielded {"ability":"barter","card":"G43","seat":1}
0 play G14 seat2
  occulto-play {"ability":"thief","card":"G14","seat":0,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":0,"victim":2}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G28","G53"]}
1 play G58
  occulto-play-bare {"ability":"forest_fire","card":"G58","seat":1}
2 decline
0 decline
2 burn G38
0 burn G49
  occulto-burn {"card":"G38","seat":2}
  occulto-burn {"card":"G49","seat":0}
1 play G53 G51
  occulto-play {"ability":"oubliettes","card":"G53","seat":1,"targets":["G51"]}
  occulto-dropped {"card":"G51","seat":1}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G02","G13"]}
2 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":2}
  occulto-look {"place":"s2","seats":[2]}
2 ack
2 play G13 G11
  occulto-play {"ability":"oubliettes","card":"G13","seat":2,"targets":["G11"]}
  occulto-dropped {"card":"G11","seat":2}
  occulto-turn {"seat":0,"turn":15}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G27","G04"]}
0 discard G27
  occulto-discard {"card":"G27","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":16}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G35","G56"]}
1 discard G35
  occulto-discard {"card":"G35","seat":1}
1 discard G25
  occulto-discard {"card":"G25","seat":1}
  occulto-turn {"seat":2,"turn":17}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G15","G42"]}
2 play G10
  occulto-play-bare {"ability":"double_ration","card":"G10","seat":2}
2 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0}
  occulto-bench-full {"seat":2,"turns":2}
  occulto-turn {"seat":0,"turn":18}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G12","G64"]}
0 discard G32
  occulto-discard {"card":"G32","seat":0}
0 discard G12
  occulto-discard {"card":"G12","seat":0}
  occulto-turn {"seat":1,"turn":19}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G36"]}
1 play G65 G34
  occulto-play {"ability":"sabotage","card":"G65","seat":1,"targets":["G34"]}
2 decline
  occulto-sabotaged {"card":"G65","seat":2,"target":"G34"}
1 play G56 c1
  occulto-play {"ability":"divination","card":"G56","seat":1,"targets":["c1"]}
  occulto-look {"place":"c1","seats":[1]}
1 ack
  occulto-revealed {"faces":["green","yellow","orange","blue","violet"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":3,"green":1,"orange":9,"red":9,"violet":3,"yellow":8}}
