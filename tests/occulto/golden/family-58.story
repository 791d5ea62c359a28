  occulto-dealt {"deck":37,"first":2,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G32","G44","G61","G57","G46"]} occulto-dealt-seen 1: {"hand":["G45","G11","G48","G34","G36"]} occulto-dealt-seen 2: {"hand":["G43","G55","G20","G30","G40"]}
  occulto-face-up {"colour":"orange"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"violet"} occulto-first-look-seen 1: {"colour":"green"} occulto-first-look-seen 2: {"colour":"yellow"}
1 ack
2 ack
0 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G54","G26"]}
2 discard G54
  occulto-discard {"card":"G54","seat":2}
2 discard G55
  occulto-discard {"card":"G55","seat":2}
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G47","G67"]}
0 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":0}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G14"]}
0 play G14 seat2
  occulto-play {"ability":"thief","card":"G14","seat":0,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":0,"victim":2} occulto-stolen-seen 0: {"card":"G40"} occulto-stolen-seen 2: {"card":"G40"}
0 play G67 G44
  occulto-copy-bare {"ability":"clover","card":"G67","seat":0}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G65"]}
0 play G32 G44
  occulto-play {"ability":"oubliettes","card":"G32","seat":0,"targets":["G44"]}
  occulto-dropped {"card":"G44","seat":0}
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G51","G66"]}
1 play G11 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":1,"targets":["s1","c0"]}
  occulto-swapped {"other_place":"c0","place":"s1"}
1 play G45 seat2
  occulto-play {"ability":"thief","card":"G45","seat":1,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":1,"victim":2} occulto-stolen-seen 1: {"card":"G20"} occulto-stolen-seen 2: {"card":"G20"}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G21","G03"]}
2 play G26 G67
  occulto-play {"ability":"uprooting","card":"G26","seat":2,"targets":["G67"]}
0 decline
  occulto-uprooted {"card":"G67","seat":2,"victim":0}
2 play G03 G14
  occulto-play {"ability":"oubliettes","card":"G03","seat":2,"targets":["G14"]}
0 decline
  occulto-dropped {"card":"G14","seat":0}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G13","G59"]}
0 play G65 G45
  occulto-play {"ability":"sabotage","card":"G65","seat":0,"targets":["G45"]}
1 decline
  occulto-sabotaged {"card":"G65","seat":1,"target":"G45"}
0 play G59 left
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":0,"targets":["left"]}
2 decline
1 decline
1 give G66
2 give G43
0 give G46
  occulto-given {"seat":0,"to":1} occulto-given-seen 0: {"card":"G46"} occulto-given-seen 1: {"card":"G46"}
  occulto-given {"seat":1,"to":2} occulto-given-seen 1: {"card":"G66"} occulto-given-seen 2: {"card":"G66"}
  occulto-given {"seat":2,"to":0} occulto-given-seen 2: {"card":"G43"} occulto-given-seen 0: {"card":"G43"}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G31","G35"]}
1 play G46 c0
  occulto-play {"ability":"full_moon","card":"G46","seat":1,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]} occulto-full-moon-seen 0: {"colour":"green"} occulto-full-moon-seen 1: {"colour":"green"} occulto-full-moon-seen 2: {"colour":"green"}
0 ack
2 ack
1 ack
1 play G34 s0 c1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s0","c1"]}
0 shield G43
  occulto-shielded {"ability":"metamorphosis","card":"G43","seat":0}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G53","G06"]}
2 play G53 G26
  occulto-play {"ability":"oubliettes","card":"G53","seat":2,"targets":["G26"]}
  occulto-dropped {"card":"G26","seat":2}
2 play G21 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s2","c1"]}
  occulto-swapped {"other_place":"c1","place":"s2"}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G24","G33"]}
0 play G13 G65
  occulto-play {"ability":"oubliettes","card":"G13","seat":0,"targets":["G65"]}
1 decline
  occulto-dropped {"card":"G65","seat":1}
0 play G61 G32
  occulto-play {"ability":"abundance","card":"G61","seat":0,"targets":["G32"]}
  occulto-abundance {"card":"G61","colour":"violet","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G25","G23"]}
1 play G36 c0
  occulto-play {"ability":"divination","card":"G36","seat":1,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[1]} occulto-look-seen 1: {"colour":"green"}
1 ack
1 play G20 s0
  occulto-play {"ability":"totem","card":"G20","seat":1,"targets":["s0"]}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G63","G05"]}
2 play G05 G32
  occulto-play {"ability":"uprooting","card":"G05","seat":2,"targets":["G32"]}
0 shield G33
  occulto-shielded {"ability":"uprooting","card":"G33","seat":0}
2 play G66 G46
  occulto-play {"ability":"sabotage","card":"G66","seat":2,"targets":["G46"]}
1 shield G23
  occulto-shielded {"ability":"sabotage","card":"G23","seat":1}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G04","G49"]}
0 play G40 seat1
  occulto-play {"ability":"barter","card":"G40","seat":0,"targets":["seat1"]}
  occulto-bartered {"other_seat":1,"seat":0} occulto-bartered-seen 0: {"cards":["G25","G31","G35","G48","G51"]} occulto-bartered-seen 1: {"cards":["G04","G24","G47","G49","G57"]}
0 play G25 s2
  occulto-play {"ability":"divination","card":"G25","seat":0,"targets":["s2"]}
  occulto-look {"place":"s2","seats":[0]} occulto-look-seen 0: {"colour":"blue"}
0 ack
  occulto-bench-full {"seat":0,"turns":2}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G22","G38"]}
1 play G22 G61
  occulto-play {"ability":"oubliettes","card":"G22","seat":1,"targets":["G61"]}
  occulto-dropped {"card":"G61","seat":0}
1 play G57
  occulto-play-bare {"ability":"lucidity","card":"G57","seat":1}
  occulto-look {"place":"s1","seats":[1]} occulto-look-seen 1: {"colour":"red"}
1 ack
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G07","G01"]}
2 play G06 c1
  occulto-play {"ability":"full_moon","card":"G06","seat":2,"targets":["c1"]}
  occulto-full-moon {"place":"c1","seats":[0,1,2]} occulto-full-moon-seen 0: {"colour":"yellow"} occulto-full-moon-seen 1: {"colour":"yellow"} occulto-full-moon-seen 2: {"colour":"yellow"}
0 ack
2 ack
1 ack
2 play G63 G06
  occulto-play {"ability":"abundance","card":"G63","seat":2,"targets":["G06"]}
  occulto-abundance {"card":"G63","colour":"red","seat":2}
  occulto-revealed {"faces":["violet","red","blue","green","yellow"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":5,"green":5,"orange":7,"red":6,"violet":8,"yellow":5}}
