  occulto-dealt {"deck":37,"first":2,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G42","G17","G66","G58","G18"]} occulto-dealt-seen 1: {"hand":["G19","G06","G51","G34","G65"]} occulto-dealt-seen 2: {"hand":["G62","G52","G05","G63","G21"]}
  occulto-face-up {"colour":"green"}
  occulto-first-look {}
1 ack
2 ack
0 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G44","G12"]}
2 play G52 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G52","seat":2,"targets":["s0","s1"]}
0 decline
1 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
2 play G21 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s1","s2"]}
1 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G20","G08"]}
0 discard G08
  occulto-discard {"card":"G08","seat":0}
0 discard G66
  occulto-discard {"card":"G66","seat":0}
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G33","G49"]}
1 play G51 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s1","c1"]}
  occulto-swapped {"other_place":"c1","place":"s1"}
1 play G34 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s0","s1"]}
0 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G14","G02"]}
2 play G12 G52
  occulto-play {"ability":"oubliettes","card":"G12","seat":2,"targets":["G52"]}
  occulto-dropped {"card":"G52","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G26","G43"]}
0 discard G43
  occulto-discard {"card":"G43","seat":0}
0 discard G42
  occulto-discard {"card":"G42","seat":0}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G40","G09"]}
1 discard G49
  occulto-discard {"card":"G49","seat":1}
1 discard G33
  occulto-discard {"card":"G33","seat":1}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G55","G25"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G24","G45"]}
0 discard G45
  occulto-discard {"card":"G45","seat":0}
0 discard G17
  occulto-discard {"card":"G17","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G56","G64"]}
1 play G06 s1
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2]}
2 ack
0 ack
1 play G64 G21
  occulto-play {"ability":"sabotage","card":"G64","seat":1,"targets":["G21"]}
2 decline
  occulto-sabotaged {"card":"G64","seat":2,"target":"G21"}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G07","G41"]}
2 discard G07
  occulto-discard {"card":"G07","seat":2}
2 discard G63
  occulto-discard {"card":"G63","seat":2}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G16","G59"]}
0 discard G20
  occulto-discard {"card":"G20","seat":0}
0 discard G59
  occulto-discard {"card":"G59","seat":0}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G01","G32"]}
1 play G65 G51
  occulto-play {"ability":"sabotage","card":"G65","seat":1,"targets":["G51"]}
  occulto-sabotaged {"card":"G65","seat":1,"target":"G51"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G48","G47"]}
2 play G41 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s2","c1"]}
  occulto-swapped {"other_place":"c1","place":"s2"}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G60","G38"]}
0 discard G26
  occulto-discard {"card":"G26","seat":0}
0 discard G16
  occulto-discard {"card":"G16","seat":0}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G35","G57"]}
1 discard G32
  occulto-discard {"card":"G32","seat":1}
1 discard G40
  occulto-discard {"card":"G40","seat":1}
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G04","G61"]}
2 discard G04
  occulto-discard {"card":"G04","seat":2}
2 discard G44
  occulto-discard {"card":"G44","seat":2}
  occulto-turn {"seat":0,"turn":17}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G30","G28"]}
0 discard G24
  occulto-discard {"card":"G24","seat":0}
0 discard G30
  occulto-discard {"card":"G30","seat":0}
  occulto-turn {"seat":1,"turn":18}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G13","G22"]}
1 discard G57
  occulto-discard {"card":"G57","seat":1}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":19}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G23"]}
  occulto-deck-empty {"turns":2}
2 play G62 G41
  occulto-play {"ability":"abundance","card":"G62","seat":2,"targets":["G41"]}
  occulto-abundance {"card":"G62","colour":"green","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":20}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":21}
1 discard G01
  occulto-discard {"card":"G01","seat":1}
1 discard G56
  occulto-discard {"card":"G56","seat":1}
  occulto-revealed {"faces":["red","blue","violet","yellow","orange"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":0,"green":2,"orange":0,"red":2,"violet":1,"yellow":1}}
