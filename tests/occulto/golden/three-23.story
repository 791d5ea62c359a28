  occulto-dealt {"deck":37,"first":0,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G07","G56","G46","G17","G67"]} occulto-dealt-seen 1: {"hand":["G24","G53","G55","G01","G44"]} occulto-dealt-seen 2: {"hand":["G41","G64","G09","G15","G13"]}
  occulto-face-up {"colour":"blue"}
  occulto-first-look {}
2 ack
0 ack
1 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G54","G05"]}
0 play G46 c0
  occulto-play {"ability":"full_moon","card":"G46","seat":0,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]}
0 ack
1 ack
2 ack
0 play G56 s1
  occulto-play {"ability":"divination","card":"G56","seat":0,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G20","G10"]}
1 play G10
  occulto-play-bare {"ability":"double_ration","card":"G10","seat":1}
1 play G01 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G01","seat":1,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G47","G45"]}
2 play G64 G01
  occulto-play {"ability":"sabotage","card":"G64","seat":2,"targets":["G01"]}
1 decline
  occulto-sabotaged {"card":"G64","seat":1,"target":"G01"}
2 play G15 s0
  occulto-play {"ability":"divination","card":"G15","seat":2,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[2]}
2 ack
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G30","G29"]}
0 play G29
  occulto-play-bare {"ability":"lucidity","card":"G29","seat":0}
  occulto-look {"place":"s0","seats":[0]}
0 ack
0 play G67 G29
  occulto-copy-bare {"ability":"lucidity","card":"G67","seat":0}
  occulto-look {"place":"s0","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":3,"seat":1} occulto-draw-seen 1: {"cards":["G26","G60","G42"]}
1 play G26 G29
  occulto-play {"ability":"uprooting","card":"G26","seat":1,"targets":["G29"]}
0 shield G54
  occulto-shielded {"ability":"uprooting","card":"G54","seat":0}
1 play G24 seat2
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":1,"victim":2}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G36","G25"]}
2 play G41 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s1","c1"]}
1 decline
  occulto-swapped {"other_place":"c1","place":"s1"}
2 play G45 seat1
  occulto-play {"ability":"thief","card":"G45","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G16","G22"]}
0 discard G30
  occulto-discard {"card":"G30","seat":0}
0 discard G16
  occulto-discard {"card":"G16","seat":0}
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G39","G59"]}
1 play G53 G24
  occulto-play {"ability":"oubliettes","card":"G53","seat":1,"targets":["G24"]}
  occulto-dropped {"card":"G24","seat":1}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G61","G40"]}
2 play G13 G45
  occulto-play {"ability":"oubliettes","card":"G13","seat":2,"targets":["G45"]}
  occulto-dropped {"card":"G45","seat":2}
2 play G60 seat1
  occulto-play {"ability":"barter","card":"G60","seat":2,"targets":["seat1"]}
1 decline
  occulto-bartered {"other_seat":1,"seat":2}
  occulto-turn {"seat":0,"turn":10}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G34","G49"]}
0 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":0,"targets":["left"]}
2 decline
1 decline
  occulto-gust {"places":["s0","s1","s2"],"side":"left"}
0 play G34 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G34","seat":0,"targets":["s1","c0"]}
1 decline
  occulto-swapped {"other_place":"c0","place":"s1"}
  occulto-turn {"seat":1,"turn":11}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G63","G21"]}
1 play G21 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
1 play G25 c1
  occulto-play {"ability":"divination","card":"G25","seat":1,"targets":["c1"]}
  occulto-look {"place":"c1","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":12}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G65","G18"]}
2 play G42 G53
  occulto-play {"ability":"oubliettes","card":"G42","seat":2,"targets":["G53"]}
1 decline
  occulto-dropped {"card":"G53","seat":1}
2 play G55 seat0
  occulto-play {"ability":"thief","card":"G55","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0}
  occulto-turn {"seat":0,"turn":13}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G43","G50"]}
0 play G22 G41
  occulto-play {"ability":"oubliettes","card":"G22","seat":0,"targets":["G41"]}
2 decline
  occulto-dropped {"card":"G41","seat":2}
  occulto-bench-full {"seat":0,"turns":2}
0 play G49 left
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":0,"targets":["left"]}
1 decline
2 decline
1 give G36
0 give G50
2 give G05
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-given {"seat":2,"to":0}
  occulto-turn {"seat":1,"turn":14}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G08","G38"]}
1 play G63 G01
  occulto-play {"ability":"abundance","card":"G63","seat":1,"targets":["G01"]}
  occulto-abundance {"card":"G63","colour":"red","seat":1}
1 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":1}
  occulto-look {"place":"s1","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":15}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G62","G14"]}
2 play G20 c0
  occulto-play {"ability":"totem","card":"G20","seat":2,"targets":["c0"]}
2 play G65 G34
  occulto-play {"ability":"sabotage","card":"G65","seat":2,"targets":["G34"]}
0 shield G43
  occulto-shielded {"ability":"sabotage","card":"G43","seat":0}
  occulto-revealed {"faces":["orange","red","violet","yellow","green"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":9,"green":7,"orange":8,"red":7,"violet":1,"yellow":8}}
