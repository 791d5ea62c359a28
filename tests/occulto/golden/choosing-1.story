  occulto-dealt {"deck":37,"first":1,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G61","G41","G05","G31","G57"]} occulto-dealt-seen 1: {"hand":["G34","G06","G37","G51","G23"]} occulto-dealt-seen 2: {"hand":["G60","G33","G14","G40","G48"]} occulto-dealt-seen 3: {"hand":["G16","G17","G49","G21","G11"]}
  occulto-first-look {}
3 ack
0 ack
2 ack
1 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G62","G19"]}
1 play G51 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s2","c1"]}
2 shield G33
  occulto-shielded {"ability":"metamorphosis","card":"G33","seat":2}
1 lay G19
  occulto-laid {"card":"G19","seat":1}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G01","G22"]}
2 play G60 seat0
  occulto-play {"ability":"barter","card":"G60","seat":2,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":2}
2 play G41 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s0","s3"]}
3 decline
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
  occulto-turn {"seat":3,"turn":3}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G46","G54"]}
3 play G21 s0 s2
  occulto-play {"ability":"metamorphosis","card":"G21","seat":3,"targets":["s0","s2"]}
0 decline
2 decline
  occulto-swapped {"other_place":"s2","place":"s0"}
3 play G49 left
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":3,"targets":["left"]}
1 shield G23
2 decline
0 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G23","seat":1}
2 give G57
0 give G22
3 give G17
  occulto-given {"seat":3,"to":0}
  occulto-given {"seat":0,"to":2}
  occulto-given {"seat":2,"to":3}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G44","G43"]}
0 play G01 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G01","seat":0,"targets":["s2","s3"]}
2 decline
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
0 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":0}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G39"]}
0 play G14 seat1
  occulto-play {"ability":"thief","card":"G14","seat":0,"targets":["seat1"]}
1 decline
0 take G62
  occulto-stolen {"seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G09","G07"]}
1 play G34 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
1 lay G06
  occulto-laid {"card":"G06","seat":1}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G30","G25"]}
2 play G05 G06
  occulto-play {"ability":"uprooting","card":"G05","seat":2,"targets":["G06"]}
1 decline
  occulto-uprooted {"card":"G06","seat":2,"victim":1}
2 play G31 s3 c0
  occulto-play {"ability":"metamorphosis","card":"G31","seat":2,"targets":["s3","c0"]}
3 decline
  occulto-swapped {"other_place":"c0","place":"s3"}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G18","G10"]}
3 discard G10
  occulto-discard-hidden {"seat":3}
3 discard G18
  occulto-discard-hidden {"seat":3}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G64","G36"]}
0 play G64 G01
  occulto-play {"ability":"sabotage","card":"G64","seat":0,"targets":["G01"]}
  occulto-sabotaged {"card":"G64","seat":0,"target":"G01"}
0 play G48
  occulto-play-bare {"ability":"double_ration","card":"G48","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G24","G67"]}
1 play G67 G51 s0 c0
  occulto-copy {"ability":"metamorphosis","card":"G67","seat":1,"targets":["s0","c0"]}
0 shield G43
  occulto-shielded {"ability":"metamorphosis","card":"G43","seat":0}
1 lay G37
  occulto-laid {"card":"G37","seat":1}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G29","G58"]}
2 play G22 G06
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G06"]}
  occulto-dropped {"card":"G06","seat":2}
2 lay G29
  occulto-laid {"card":"G29","seat":2}
  occulto-turn {"seat":3,"turn":11}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G65","G59"]}
3 play G65 G23
  occulto-play {"ability":"sabotage","card":"G65","seat":3,"targets":["G23"]}
1 decline
  occulto-sabotaged {"card":"G65","seat":1,"target":"G23"}
3 play G11 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G11","seat":3,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":3,"seat":0} occulto-draw-seen 0: {"cards":["G38","G66","G32"]}
0 play G32 G29
  occulto-play {"ability":"oubliettes","card":"G32","seat":0,"targets":["G29"]}
2 decline
  occulto-dropped {"card":"G29","seat":2}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G28","G53"]}
1 play G53 G60
  occulto-play {"ability":"oubliettes","card":"G53","seat":1,"targets":["G60"]}
2 decline
  occulto-dropped {"card":"G60","seat":2}
  occulto-bench-full {"seat":1,"turns":3}
1 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat0"]}
0 decline
1 take G38
  occulto-stolen {"seat":1,"victim":0}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G02","G13"]}
2 play G61 G41
  occulto-play {"ability":"abundance","card":"G61","seat":2,"targets":["G41"]}
  occulto-abundance {"card":"G61","colour":"green","seat":2}
2 play G25 s0
  occulto-play {"ability":"divination","card":"G25","seat":2,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G27","G04"]}
3 lay G57
  occulto-laid {"card":"G57","seat":3}
3 play G16 G53
  occulto-play {"ability":"uprooting","card":"G16","seat":3,"targets":["G53"]}
1 decline
  occulto-uprooted {"card":"G53","seat":3,"victim":1}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G35","G56"]}
0 lay G62
  occulto-laid {"card":"G62","seat":0}
0 play G39 right
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":0,"targets":["right"]}
3 decline
2 decline
1 decline
0 give G66
2 give G13
1 give G09
3 give G04
  occulto-given {"seat":0,"to":3}
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":3,"to":2}
  occulto-revealed {"faces":["violet","red","blue","green","yellow","orange"],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":6,"green":10,"orange":5,"red":2,"violet":10,"yellow":8}}
