  occulto-dealt {"deck":37,"first":0,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G07","G10","G36","G40","G24"]} occulto-dealt-seen 1: {"hand":["G41","G28","G25","G57","G44"]} occulto-dealt-seen 2: {"hand":["G33","G66","G03","G21","G56"]} occulto-dealt-seen 3: {"hand":["G20","G63","G60","G04","G32"]}
  occulto-first-look {}
1 ack
3 ack
0 ack
2 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G67","G31"]}
0 discard G31
  occulto-discard-hidden {"seat":0}
0 discard G36
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G08","G15"]}
1 play G25 s2
  occulto-play {"ability":"divination","card":"G25","seat":1,"targets":["s2"]}
  occulto-look {"place":"s2","seats":[1]}
1 ack
1 play G08
  occulto-play-bare {"ability":"forest_fire","card":"G08","seat":1}
0 decline
3 decline
2 shield G33
  occulto-shielded {"ability":"forest_fire","card":"G33","seat":2}
3 burn G20
0 burn G40
  occulto-burn-hidden {"seat":3}
  occulto-burn-hidden {"seat":0}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G51","G50"]}
2 play G51 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G51","seat":2,"targets":["s0","s3"]}
3 decline
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
2 play G21 s0 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s0","c1"]}
0 decline
  occulto-swapped {"other_place":"c1","place":"s0"}
  occulto-turn {"seat":3,"turn":4}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G53","G13"]}
3 play G53 G25
  occulto-play {"ability":"oubliettes","card":"G53","seat":3,"targets":["G25"]}
1 decline
  occulto-dropped {"card":"G25","seat":1}
3 play G32 G33
  occulto-play {"ability":"oubliettes","card":"G32","seat":3,"targets":["G33"]}
2 decline
  occulto-dropped {"card":"G33","seat":2}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G09","G11"]}
0 play G11 s0 c1
  occulto-play {"ability":"metamorphosis","card":"G11","seat":0,"targets":["s0","c1"]}
  occulto-swapped {"other_place":"c1","place":"s0"}
0 play G67 G08
  occulto-copy-bare {"ability":"forest_fire","card":"G67","seat":0}
3 decline
2 decline
1 decline
1 burn G28
2 burn G03
3 burn G60
  occulto-burn-hidden {"seat":1}
  occulto-burn-hidden {"seat":2}
  occulto-burn-hidden {"seat":3}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G52","G47"]}
1 play G41 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G41","seat":1,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
1 play G52 s3 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":1,"targets":["s3","c0"]}
3 decline
  occulto-swapped {"other_place":"c0","place":"s3"}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G12","G49"]}
2 discard G66
  occulto-discard-hidden {"seat":2}
2 discard G50
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":8}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G16","G45"]}
3 play G16 G08
  occulto-play {"ability":"uprooting","card":"G16","seat":3,"targets":["G08"]}
1 decline
  occulto-uprooted {"card":"G08","seat":3,"victim":1}
3 play G63 G53
  occulto-play {"ability":"abundance","card":"G63","seat":3,"targets":["G53"]}
  occulto-abundance {"card":"G63","colour":"orange","seat":3}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G27","G22"]}
0 discard G09
  occulto-discard-hidden {"seat":0}
0 discard G27
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G02","G34"]}
1 play G34 s3 c1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s3","c1"]}
3 decline
  occulto-swapped {"other_place":"c1","place":"s3"}
1 play G02 s1
  occulto-play {"ability":"reaper","card":"G02","seat":1,"targets":["s1"]}
  occulto-reaped {"colour":"violet","place":"s1"}
1 take c1
  occulto-replaced {"place":"c1","seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G29","G30"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":12}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G26","G43"]}
3 play G13 G08
  occulto-play {"ability":"oubliettes","card":"G13","seat":3,"targets":["G08"]}
  occulto-dropped {"card":"G08","seat":3}
3 play G26 G52
  occulto-play {"ability":"uprooting","card":"G26","seat":3,"targets":["G52"]}
1 decline
  occulto-uprooted {"card":"G52","seat":3,"victim":1}
  occulto-turn {"seat":0,"turn":13}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G65","G64"]}
0 play G24 seat2
  occulto-play {"ability":"thief","card":"G24","seat":0,"targets":["seat2"]}
2 decline
0 take G29
  occulto-stolen {"seat":0,"victim":2}
0 play G65 G32
  occulto-play {"ability":"sabotage","card":"G65","seat":0,"targets":["G32"]}
3 shield G43
  occulto-shielded {"ability":"sabotage","card":"G43","seat":3}
  occulto-bench-full {"seat":3,"turns":3}
  occulto-turn {"seat":1,"turn":14}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G48","G18"]}
1 play G15 s2
  occulto-play {"ability":"divination","card":"G15","seat":1,"targets":["s2"]}
  occulto-look {"place":"s2","seats":[1]}
1 ack
1 play G57
  occulto-play-bare {"ability":"lucidity","card":"G57","seat":1}
  occulto-look {"place":"s1","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":15}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G42","G06"]}
2 play G42 G52
  occulto-play {"ability":"oubliettes","card":"G42","seat":2,"targets":["G52"]}
3 decline
  occulto-dropped {"card":"G52","seat":3}
2 play G49 left
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":2,"targets":["left"]}
1 decline
0 decline
3 decline
3 give G45
1 give G47
2 give G30
0 give G64
  occulto-given {"seat":2,"to":3}
  occulto-given {"seat":3,"to":0}
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-turn {"seat":3,"turn":16}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G39","G23"]}
3 play G04 seat1
  occulto-play {"ability":"thief","card":"G04","seat":3,"targets":["seat1"]}
1 decline
3 take G64
  occulto-stolen {"seat":3,"victim":1}
3 play G64 G67
  occulto-play {"ability":"sabotage","card":"G64","seat":3,"targets":["G67"]}
0 decline
  occulto-sabotaged {"card":"G64","seat":0,"target":"G67"}
  occulto-revealed {"faces":["red","yellow","blue","orange","green",""],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":5,"green":6,"orange":6,"red":3,"violet":2,"yellow":6}}
