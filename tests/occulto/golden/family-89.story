  occulto-dealt {"deck":37,"first":1,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G19","G17","G52","G51","G02"]} occulto-dealt-seen 1: {"hand":["G45","G64","G21","G05","G01"]} occulto-dealt-seen 2: {"hand":["G34","G28","G58","G23","G04"]}
  occulto-face-up {"colour":"yellow"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"red"} occulto-first-look-seen 1: {"colour":"violet"} occulto-first-look-seen 2: {"colour":"blue"}
2 ack
1 ack
0 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G15","G49"]}
1 play G45 seat0
  occulto-play {"ability":"thief","card":"G45","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0} occulto-stolen-seen 1: {"card":"G51"} occulto-stolen-seen 0: {"card":"G51"}
1 play G21 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G26","G30"]}
2 play G30
  occulto-play-bare {"ability":"double_ration","card":"G30","seat":2}
2 play G34 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":2,"targets":["s2","c1"]}
  occulto-swapped {"other_place":"c1","place":"s2"}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G50","G11"]}
0 play G52 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G52","seat":0,"targets":["s0","s1"]}
1 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
0 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":0,"targets":["left"]}
1 decline
2 decline
  occulto-gust {"places":["s0","s1","s2"],"side":"left"}
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G29","G55"]}
1 play G64 G34
  occulto-play {"ability":"sabotage","card":"G64","seat":1,"targets":["G34"]}
2 shield G23
  occulto-shielded {"ability":"sabotage","card":"G23","seat":2}
1 play G05 G34
  occulto-play {"ability":"uprooting","card":"G05","seat":1,"targets":["G34"]}
2 decline
  occulto-uprooted {"card":"G34","seat":1,"victim":2}
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":3,"seat":2} occulto-draw-seen 2: {"cards":["G33","G60","G14"]}
2 play G60 seat0
  occulto-play {"ability":"barter","card":"G60","seat":2,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":2} occulto-bartered-seen 2: {"cards":["G02","G11","G19","G50"]} occulto-bartered-seen 0: {"cards":["G04","G14","G26","G28","G33","G58"]}
2 play G02 c1
  occulto-play {"ability":"reaper","card":"G02","seat":2,"targets":["c1"]}
  occulto-reaped {"colour":"blue","place":"c1"}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G61","G48"]}
0 play G26 G30
  occulto-play {"ability":"uprooting","card":"G26","seat":0,"targets":["G30"]}
2 decline
  occulto-uprooted {"card":"G30","seat":0,"victim":2}
0 play G61 G26
  occulto-play {"ability":"abundance","card":"G61","seat":0,"targets":["G26"]}
  occulto-abundance {"card":"G61","colour":"blue","seat":0}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G09","G20"]}
1 play G51 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
1 play G29
  occulto-play-bare {"ability":"lucidity","card":"G29","seat":1}
  occulto-look {"place":"s1","seats":[1]} occulto-look-seen 1: {"colour":"violet"}
1 ack
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G03","G08"]}
2 discard G08
  occulto-discard {"card":"G08","seat":2}
2 discard G50
  occulto-discard {"card":"G50","seat":2}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G42","G57"]}
0 play G14 seat2
  occulto-play {"ability":"thief","card":"G14","seat":0,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":0,"victim":2} occulto-stolen-seen 0: {"card":"G03"} occulto-stolen-seen 2: {"card":"G03"}
0 play G04 seat2
  occulto-play {"ability":"thief","card":"G04","seat":0,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":0,"victim":2} occulto-stolen-seen 0: {"card":"G19"} occulto-stolen-seen 2: {"card":"G19"}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G41","G62"]}
1 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":1}
  occulto-look {"place":"s1","seats":[1]} occulto-look-seen 1: {"colour":"violet"}
1 ack
  occulto-bench-full {"seat":1,"turns":2}
1 play G62 G05
  occulto-play {"ability":"abundance","card":"G62","seat":1,"targets":["G05"]}
  occulto-abundance {"card":"G62","colour":"red","seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G59","G24"]}
2 play G59 right
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":2,"targets":["right"]}
0 decline
1 decline
1 give G15
0 give G48
2 give G24
  occulto-given {"seat":2,"to":1} occulto-given-seen 2: {"card":"G24"} occulto-given-seen 1: {"card":"G24"}
  occulto-given {"seat":0,"to":2} occulto-given-seen 0: {"card":"G48"} occulto-given-seen 2: {"card":"G48"}
  occulto-given {"seat":1,"to":0} occulto-given-seen 1: {"card":"G15"} occulto-given-seen 0: {"card":"G15"}
2 play G11 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s2","c0"]}
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G67","G13"]}
0 play G42 G29
  occulto-play {"ability":"oubliettes","card":"G42","seat":0,"targets":["G29"]}
1 decline
  occulto-dropped {"card":"G29","seat":1}
0 play G67 G17 left
  occulto-copy {"ability":"gust","card":"G67","seat":0,"targets":["left"]}
2 decline
1 decline
  occulto-gust {"places":["s0","s1","s2"],"side":"left"}
  occulto-revealed {"faces":["red","green","violet","orange",""],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":8,"green":3,"orange":8,"red":9,"violet":1,"yellow":5}}
