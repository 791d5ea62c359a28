  occulto-dealt {"deck":37,"first":1,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G27","G50","G29","G15","G31"]} occulto-dealt-seen 1: {"hand":["G42","G17","G66","G58","G18"]} occulto-dealt-seen 2: {"hand":["G19","G06","G51","G34","G65"]} occulto-dealt-seen 3: {"hand":["G62","G52","G05","G63","G21"]}
  occulto-first-look {}
1 ack
0 ack
2 ack
3 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G44","G12"]}
1 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":1}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G20"]}
1 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":1,"targets":["left"]}
2 decline
0 decline
3 decline
  occulto-gust {"places":["s0","s1","s2","s3"],"side":"left"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G08","G33"]}
2 discard G65
  occulto-discard-hidden {"seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":3}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G49","G14"]}
3 play G63
  occulto-play-bare {"ability":"abundance","card":"G63","seat":3}
3 play G52 s0 s2
  occulto-play {"ability":"metamorphosis","card":"G52","seat":3,"targets":["s0","s2"]}
0 decline
2 shield G33
  occulto-shielded {"ability":"metamorphosis","card":"G33","seat":2}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G02","G26"]}
0 discard G27
  occulto-discard-hidden {"seat":0}
0 discard G29
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G43","G40"]}
1 discard G58
  occulto-discard-hidden {"seat":1}
1 discard G66
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G09","G55"]}
2 discard G09
  occulto-discard-hidden {"seat":2}
2 discard G19
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G25","G24"]}
3 play G21 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":3,"targets":["s2","c1"]}
2 decline
  occulto-swapped {"other_place":"c1","place":"s2"}
3 play G62 G21
  occulto-play {"ability":"abundance","card":"G62","seat":3,"targets":["G21"]}
  occulto-abundance {"card":"G62","colour":"blue","seat":3}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G45","G56"]}
0 discard G26
  occulto-discard-hidden {"seat":0}
0 discard G50
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G64","G07"]}
1 lay G07
  occulto-laid {"card":"G07","seat":1}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G41","G16"]}
2 discard G16
  occulto-discard-hidden {"seat":2}
2 discard G55
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":11}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G59","G01"]}
3 play G25 c0
  occulto-play {"ability":"divination","card":"G25","seat":3,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[3]}
3 ack
3 lay G14
  occulto-laid {"card":"G14","seat":3}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G32","G48"]}
0 discard G02
  occulto-discard-hidden {"seat":0}
0 discard G45
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G47","G60"]}
1 discard G18
  occulto-discard-hidden {"seat":1}
1 discard G42
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G38","G35"]}
2 lay G41
  occulto-laid {"card":"G41","seat":2}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G57","G04"]}
3 discard G24
  occulto-discard-hidden {"seat":3}
3 discard G04
  occulto-discard-hidden {"seat":3}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G61","G30"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G28","G13"]}
1 play G13 G41
  occulto-play {"ability":"oubliettes","card":"G13","seat":1,"targets":["G41"]}
2 decline
  occulto-dropped {"card":"G41","seat":2}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G22","G23"]}
  occulto-deck-empty {"turns":2}
2 discard G23
  occulto-discard-hidden {"seat":2}
2 discard G08
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":19}
3 discard G59
  occulto-discard-hidden {"seat":3}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":20}
0 lay G30
  occulto-laid {"card":"G30","seat":0}
0 lay G48
  occulto-laid {"card":"G48","seat":0}
  occulto-revealed {"faces":["yellow","orange","green","violet","red","blue"],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":7,"green":4,"orange":1,"red":2,"violet":1,"yellow":5}}
