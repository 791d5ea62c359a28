  occulto-dealt {"deck":37,"first":1,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G61","G41","G05","G31","G57"]} occulto-dealt-seen 1: {"hand":["G34","G06","G37","G51","G23"]} occulto-dealt-seen 2: {"hand":["G60","G33","G14","G40","G48"]} occulto-dealt-seen 3: {"hand":["G16","G17","G49","G21","G11"]}
  occulto-first-look {}
1 ack
3 ack
2 ack
0 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G62","G19"]}
1 play G51 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s0","s3"]}
3 decline
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
1 play G06 c1
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["c1"]}
  occulto-full-moon {"place":"c1","seats":[0,1,2,3]}
1 ack
2 ack
3 ack
0 ack
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G01","G22"]}
2 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":2,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":2}
2 play G11 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s2","s3"]}
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":3,"turn":3}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G46","G54"]}
3 play G01 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G01","seat":3,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
3 play G46 s1
  occulto-play {"ability":"full_moon","card":"G46","seat":3,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2,3]}
2 ack
0 ack
3 ack
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G44","G43"]}
0 play G41 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":0,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
0 play G31 s0 c1
  occulto-play {"ability":"metamorphosis","card":"G31","seat":0,"targets":["s0","c1"]}
  occulto-swapped {"other_place":"c1","place":"s0"}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G39","G09"]}
1 play G34 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G07","G30"]}
2 play G21 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s1","s2"]}
1 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
2 play G16 G06
  occulto-play {"ability":"uprooting","card":"G16","seat":2,"targets":["G06"]}
1 decline
  occulto-uprooted {"card":"G06","seat":2,"victim":1}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G25","G18"]}
3 play G22 G31
  occulto-play {"ability":"oubliettes","card":"G22","seat":3,"targets":["G31"]}
0 decline
  occulto-dropped {"card":"G31","seat":0}
3 play G14 seat2
  occulto-play {"ability":"thief","card":"G14","seat":3,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":3,"victim":2}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G10","G64"]}
0 play G64 G06
  occulto-play {"ability":"sabotage","card":"G64","seat":0,"targets":["G06"]}
2 decline
  occulto-sabotaged {"card":"G64","seat":2,"target":"G06"}
0 play G05 G51
  occulto-play {"ability":"uprooting","card":"G05","seat":0,"targets":["G51"]}
1 decline
  occulto-uprooted {"card":"G51","seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G36","G24"]}
1 play G39 left
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":1,"targets":["left"]}
2 decline
0 decline
3 decline
2 give G17
3 give G48
0 give G44
1 give G19
  occulto-given {"seat":1,"to":2}
  occulto-given {"seat":2,"to":3}
  occulto-given {"seat":3,"to":0}
  occulto-given {"seat":0,"to":1}
1 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":1}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G67"]}
1 play G67 G64 G01
  occulto-copy {"ability":"sabotage","card":"G67","seat":1,"targets":["G01"]}
3 decline
  occulto-sabotaged {"card":"G67","seat":3,"target":"G01"}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G29","G58"]}
2 play G30
  occulto-play-bare {"ability":"double_ration","card":"G30","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":11}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G65","G59"]}
3 discard G40
  occulto-discard {"card":"G40","seat":3}
3 discard G33
  occulto-discard {"card":"G33","seat":3}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G38","G66"]}
0 play G66 G60
  occulto-play {"ability":"sabotage","card":"G66","seat":0,"targets":["G60"]}
2 decline
  occulto-sabotaged {"card":"G66","seat":2,"target":"G60"}
  occulto-bench-full {"seat":2,"turns":3}
0 play G61 G41
  occulto-play {"ability":"abundance","card":"G61","seat":0,"targets":["G41"]}
  occulto-abundance {"card":"G61","colour":"green","seat":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G32","G28"]}
1 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat0"]}
0 shield G43
  occulto-shielded {"ability":"thief","card":"G43","seat":0}
1 play G36 s0
  occulto-play {"ability":"divination","card":"G36","seat":1,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":3,"seat":2} occulto-draw-seen 2: {"cards":["G53","G02","G13"]}
2 play G02 s0
  occulto-play {"ability":"reaper","card":"G02","seat":2,"targets":["s0"]}
0 decline
  occulto-reaped {"colour":"red","place":"s0"}
  occulto-replaced {"place":"c1","seat":0}
2 play G07
  occulto-play-bare {"ability":"tornado","card":"G07","seat":2}
3 decline
1 shield G23
0 decline
  occulto-shielded {"ability":"tornado","card":"G23","seat":1}
  occulto-tornado {"places":["s0","s3"]}
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G27","G04"]}
3 play G25 s0
  occulto-play {"ability":"divination","card":"G25","seat":3,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[3]}
3 ack
3 play G18
  occulto-play-bare {"ability":"crystal_ball","card":"G18","seat":3}
  occulto-crystal {"count":2,"seat":3}
3 top G56
  occulto-revealed {"faces":["violet","blue","yellow","green","orange",""],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":10,"green":6,"orange":1,"red":5,"violet":6,"yellow":8}}
