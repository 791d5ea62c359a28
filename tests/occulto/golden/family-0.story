  occulto-dealt {"deck":37,"first":2,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G42","G17","G66","G58","G18"]} occulto-dealt-seen 1: {"hand":["G19","G06","G51","G34","G65"]} occulto-dealt-seen 2: {"hand":["G62","G52","G05","G63","G21"]}
  occulto-face-up {"colour":"green"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"orange"} occulto-first-look-seen 1: {"colour":"blue"} occulto-first-look-seen 2: {"colour":"violet"}
0 ack
2 ack
1 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G44","G12"]}
2 discard G44
  occulto-discard {"card":"G44","seat":2}
2 discard G63
  occulto-discard {"card":"G63","seat":2}
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G20","G08"]}
0 discard G42
  occulto-discard {"card":"G42","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G33","G49"]}
1 discard G65
  occulto-discard {"card":"G65","seat":1}
1 discard G49
  occulto-discard {"card":"G49","seat":1}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G14","G02"]}
2 play G21 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s1","c0"]}
1 decline
  occulto-swapped {"other_place":"c0","place":"s1"}
2 play G52 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G52","seat":2,"targets":["s0","s1"]}
0 decline
1 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G26","G43"]}
0 discard G26
  occulto-discard {"card":"G26","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G40","G09"]}
1 play G40 seat2
  occulto-play {"ability":"barter","card":"G40","seat":1,"targets":["seat2"]}
2 decline
  occulto-bartered {"other_seat":2,"seat":1} occulto-bartered-seen 1: {"cards":["G02","G05","G12","G14","G62"]} occulto-bartered-seen 2: {"cards":["G06","G09","G19","G33","G34","G51"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G55","G25"]}
2 play G25 s1
  occulto-play {"ability":"divination","card":"G25","seat":2,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[2]} occulto-look-seen 2: {"colour":"orange"}
2 ack
2 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":2}
  occulto-look {"place":"s2","seats":[2]} occulto-look-seen 2: {"colour":"violet"}
2 ack
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G24","G45"]}
0 discard G20
  occulto-discard {"card":"G20","seat":0}
0 discard G24
  occulto-discard {"card":"G24","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G56","G64"]}
1 discard G05
  occulto-discard {"card":"G05","seat":1}
1 discard G14
  occulto-discard {"card":"G14","seat":1}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G07","G41"]}
2 discard G34
  occulto-discard {"card":"G34","seat":2}
2 discard G19
  occulto-discard {"card":"G19","seat":2}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G16","G59"]}
0 discard G43
  occulto-discard {"card":"G43","seat":0}
0 discard G18
  occulto-discard {"card":"G18","seat":0}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G01","G32"]}
1 discard G12
  occulto-discard {"card":"G12","seat":1}
1 discard G01
  occulto-discard {"card":"G01","seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G48","G47"]}
2 play G06 s2
  occulto-play {"ability":"full_moon","card":"G06","seat":2,"targets":["s2"]}
  occulto-full-moon {"place":"s2","seats":[0,1]} occulto-full-moon-seen 0: {"colour":"violet"} occulto-full-moon-seen 1: {"colour":"violet"}
1 ack
0 ack
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G60","G38"]}
0 play G59 left
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":0,"targets":["left"]}
2 decline
1 decline
2 give G41
0 give G60
1 give G56
  occulto-given {"seat":0,"to":1} occulto-given-seen 0: {"card":"G60"} occulto-given-seen 1: {"card":"G60"}
  occulto-given {"seat":1,"to":2} occulto-given-seen 1: {"card":"G56"} occulto-given-seen 2: {"card":"G56"}
  occulto-given {"seat":2,"to":0} occulto-given-seen 2: {"card":"G41"} occulto-given-seen 0: {"card":"G41"}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G35","G57"]}
1 play G60 seat0
  occulto-play {"ability":"barter","card":"G60","seat":1,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":1} occulto-bartered-seen 1: {"cards":["G08","G16","G17","G38","G41","G45","G58","G66"]} occulto-bartered-seen 0: {"cards":["G02","G32","G35","G57","G62","G64"]}
1 play G16 G06
  occulto-play {"ability":"uprooting","card":"G16","seat":1,"targets":["G06"]}
2 decline
  occulto-uprooted {"card":"G06","seat":1,"victim":2}
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G04","G61"]}
2 play G55 seat1
  occulto-play {"ability":"thief","card":"G55","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1} occulto-stolen-seen 2: {"card":"G45"} occulto-stolen-seen 1: {"card":"G45"}
2 play G61 G55
  occulto-play {"ability":"abundance","card":"G61","seat":2,"targets":["G55"]}
  occulto-abundance {"card":"G61","colour":"orange","seat":2}
  occulto-turn {"seat":0,"turn":17}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G30","G28"]}
0 discard G28
  occulto-discard {"card":"G28","seat":0}
0 discard G30
  occulto-discard {"card":"G30","seat":0}
  occulto-turn {"seat":1,"turn":18}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G13","G22"]}
1 discard G38
  occulto-discard {"card":"G38","seat":1}
1 discard G08
  occulto-discard {"card":"G08","seat":1}
  occulto-turn {"seat":2,"turn":19}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G23"]}
  occulto-deck-empty {"turns":2}
2 discard G47
  occulto-discard {"card":"G47","seat":2}
2 discard G56
  occulto-discard {"card":"G56","seat":2}
  occulto-turn {"seat":0,"turn":20}
0 play G32 G59
  occulto-play {"ability":"oubliettes","card":"G32","seat":0,"targets":["G59"]}
  occulto-dropped {"card":"G59","seat":0}
0 play G64 G32
  occulto-play {"ability":"sabotage","card":"G64","seat":0,"targets":["G32"]}
  occulto-sabotaged {"card":"G64","seat":0,"target":"G32"}
  occulto-turn {"seat":1,"turn":21}
1 pass
  occulto-pass {"seat":1}
  occulto-revealed {"faces":["yellow","orange","violet","blue","red"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":3,"green":0,"orange":7,"red":5,"violet":3,"yellow":2}}
