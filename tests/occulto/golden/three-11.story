  occulto-dealt {"deck":37,"first":0,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G05","G13","G08","G37","G36"]} occulto-dealt-seen 1: {"hand":["G63","G23","G14","G67","G32"]} occulto-dealt-seen 2: {"hand":["G45","G51","G29","G50","G41"]}
  occulto-face-up {"colour":"red"}
  occulto-first-look {}
1 ack
0 ack
2 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G28","G56"]}
0 play G56 c0
  occulto-play {"ability":"divination","card":"G56","seat":0,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[0]}
0 ack
0 play G36 s1
  occulto-play {"ability":"divination","card":"G36","seat":0,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G47","G53"]}
1 play G67 G36 c0
  occulto-copy {"ability":"divination","card":"G67","seat":1,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[1]}
1 ack
1 play G32 G67
  occulto-play {"ability":"oubliettes","card":"G32","seat":1,"targets":["G67"]}
  occulto-dropped {"card":"G67","seat":1}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G25","G58"]}
2 play G41 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
2 play G51 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G51","seat":2,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G42","G10"]}
0 discard G10
  occulto-discard {"card":"G10","seat":0}
0 discard G08
  occulto-discard {"card":"G08","seat":0}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G15","G46"]}
1 play G46 c0
  occulto-play {"ability":"full_moon","card":"G46","seat":1,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2]}
0 ack
2 ack
1 ack
1 play G53 G46
  occulto-play {"ability":"oubliettes","card":"G53","seat":1,"targets":["G46"]}
  occulto-dropped {"card":"G46","seat":1}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G54","G21"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G52","G57"]}
0 play G05 G41
  occulto-play {"ability":"uprooting","card":"G05","seat":0,"targets":["G41"]}
2 decline
  occulto-uprooted {"card":"G41","seat":0,"victim":2}
0 play G37
  occulto-play-bare {"ability":"crystal_ball","card":"G37","seat":0}
  occulto-crystal {"count":2,"seat":0}
0 top G61
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G61","G35"]}
1 play G14 seat0
  occulto-play {"ability":"thief","card":"G14","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
1 play G47
  occulto-play-bare {"ability":"lucidity","card":"G47","seat":1}
  occulto-look {"place":"s1","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G39","G06"]}
2 play G21 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
2 play G50 seat1
  occulto-play {"ability":"barter","card":"G50","seat":2,"targets":["seat1"]}
1 decline
  occulto-bartered {"other_seat":1,"seat":2}
  occulto-turn {"seat":0,"turn":10}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G66","G60"]}
0 play G42 G32
  occulto-play {"ability":"oubliettes","card":"G42","seat":0,"targets":["G32"]}
1 shield G54
  occulto-shielded {"ability":"oubliettes","card":"G54","seat":1}
0 play G66 G41
  occulto-play {"ability":"sabotage","card":"G66","seat":0,"targets":["G41"]}
  occulto-sabotaged {"card":"G66","seat":0,"target":"G41"}
  occulto-turn {"seat":1,"turn":11}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G33","G49"]}
1 play G29
  occulto-play-bare {"ability":"lucidity","card":"G29","seat":1}
  occulto-look {"place":"s1","seats":[1]}
1 ack
1 play G45 seat2
  occulto-play {"ability":"thief","card":"G45","seat":1,"targets":["seat2"]}
2 shield G23
  occulto-shielded {"ability":"thief","card":"G23","seat":2}
  occulto-turn {"seat":2,"turn":12}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G62","G18"]}
2 play G35 seat0
  occulto-play {"ability":"thief","card":"G35","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0}
2 play G62 G35
  occulto-play {"ability":"abundance","card":"G62","seat":2,"targets":["G35"]}
  occulto-abundance {"card":"G62","colour":"violet","seat":2}
  occulto-turn {"seat":0,"turn":13}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G34","G59"]}
0 play G59 left
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":0,"targets":["left"]}
2 decline
1 decline
1 give G49
2 give G63
0 give G34
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-given {"seat":2,"to":0}
  occulto-bench-full {"seat":0,"turns":2}
0 play G63 G37
  occulto-play {"ability":"abundance","card":"G63","seat":0,"targets":["G37"]}
  occulto-abundance {"card":"G63","colour":"violet","seat":0}
  occulto-turn {"seat":1,"turn":14}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G48","G19"]}
1 play G25 c0
  occulto-play {"ability":"divination","card":"G25","seat":1,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[1]}
1 ack
1 play G06 s0
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2]}
1 ack
2 ack
  occulto-turn {"seat":2,"turn":15}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G38","G12"]}
2 discard G61
  occulto-discard {"card":"G61","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-revealed {"faces":["yellow","blue","orange","green","violet"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":7,"green":9,"orange":8,"red":4,"violet":10,"yellow":2}}
