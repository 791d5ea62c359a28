  occulto-dealt {"deck":37,"first":1,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G34","G06","G37","G51","G23"]} occulto-dealt-seen 1: {"hand":["G60","G33","G14","G40","G48"]} occulto-dealt-seen 2: {"hand":["G16","G17","G49","G21","G11"]}
  occulto-face-up {"colour":"red"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"blue"} occulto-first-look-seen 1: {"colour":"yellow"} occulto-first-look-seen 2: {"colour":"violet"}
0 ack
2 ack
1 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G62","G19"]}
1 play G40 seat2
  occulto-play {"ability":"barter","card":"G40","seat":1,"targets":["seat2"]}
2 decline
  occulto-bartered {"other_seat":2,"seat":1} occulto-bartered-seen 1: {"cards":["G11","G16","G17","G21","G49"]} occulto-bartered-seen 2: {"cards":["G14","G19","G33","G48","G60","G62"]}
1 play G21 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s2","c1"]}
2 shield G33
  occulto-shielded {"ability":"metamorphosis","card":"G33","seat":2}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G01","G22"]}
2 play G19
  occulto-play-bare {"ability":"double_ration","card":"G19","seat":2}
2 play G48
  occulto-play-bare {"ability":"double_ration","card":"G48","seat":2}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G46","G54"]}
0 play G51 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G51","seat":0,"targets":["s1","c1"]}
1 decline
  occulto-swapped {"other_place":"c1","place":"s1"}
0 play G06 s0
  occulto-play {"ability":"full_moon","card":"G06","seat":0,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2]} occulto-full-moon-seen 1: {"colour":"blue"} occulto-full-moon-seen 2: {"colour":"blue"}
1 ack
2 ack
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G44","G43"]}
1 play G11 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":1,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":4,"seat":2} occulto-draw-seen 2: {"cards":["G39","G09","G07","G30"]}
2 play G22 G21
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G21"]}
1 shield G43
  occulto-shielded {"ability":"oubliettes","card":"G43","seat":1}
2 play G01 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G01","seat":2,"targets":["s2","c1"]}
  occulto-swapped {"other_place":"c1","place":"s2"}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G25","G18"]}
0 play G46 s1
  occulto-play {"ability":"full_moon","card":"G46","seat":0,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2]} occulto-full-moon-seen 0: {"colour":"green"} occulto-full-moon-seen 2: {"colour":"green"}
0 ack
2 ack
0 play G34 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G34","seat":0,"targets":["s1","s2"]}
1 decline
2 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G10","G64"]}
1 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":1}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G36"]}
1 play G16 G34
  occulto-play {"ability":"uprooting","card":"G16","seat":1,"targets":["G34"]}
0 shield G54
  occulto-shielded {"ability":"uprooting","card":"G54","seat":0}
1 play G10
  occulto-play-bare {"ability":"double_ration","card":"G10","seat":1}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G24","G67"]}
2 play G67 G34 s2 c0
  occulto-copy {"ability":"metamorphosis","card":"G67","seat":2,"targets":["s2","c0"]}
  occulto-swapped {"other_place":"c0","place":"s2"}
2 play G62 G48
  occulto-play {"ability":"abundance","card":"G62","seat":2,"targets":["G48"]}
  occulto-abundance {"card":"G62","colour":"green","seat":2}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G29","G58"]}
0 discard G23
  occulto-discard {"card":"G23","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":3,"seat":1} occulto-draw-seen 1: {"cards":["G65","G59","G38"]}
1 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":1,"targets":["left"]}
  occulto-gust {"places":["s0","s1","s2"],"side":"left"}
  occulto-bench-full {"seat":1,"turns":2}
1 play G65 G21
  occulto-play {"ability":"sabotage","card":"G65","seat":1,"targets":["G21"]}
  occulto-sabotaged {"card":"G65","seat":1,"target":"G21"}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G66","G32"]}
2 play G14 seat1
  occulto-play {"ability":"thief","card":"G14","seat":2,"targets":["seat1"]}
  occulto-stolen {"seat":2,"victim":1} occulto-stolen-seen 2: {"card":"G36"} occulto-stolen-seen 1: {"card":"G36"}
2 play G24 seat1
  occulto-play {"ability":"thief","card":"G24","seat":2,"targets":["seat1"]}
  occulto-stolen {"seat":2,"victim":1} occulto-stolen-seen 2: {"card":"G64"} occulto-stolen-seen 1: {"card":"G64"}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G28","G53"]}
0 play G53 G17
  occulto-play {"ability":"oubliettes","card":"G53","seat":0,"targets":["G17"]}
  occulto-dropped {"card":"G17","seat":1}
0 play G25 s2
  occulto-play {"ability":"divination","card":"G25","seat":0,"targets":["s2"]}
  occulto-look {"place":"s2","seats":[0]} occulto-look-seen 0: {"colour":"yellow"}
0 ack
  occulto-revealed {"faces":["violet","blue","yellow","green","orange"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":5,"green":8,"orange":3,"red":6,"violet":5,"yellow":8}}
