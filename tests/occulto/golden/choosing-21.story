  occulto-dealt {"deck":37,"first":2,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G49","G62","G43","G16","G65"]} occulto-dealt-seen 1: {"hand":["G01","G07","G21","G45","G20"]} occulto-dealt-seen 2: {"hand":["G19","G66","G35","G04","G29"]} occulto-dealt-seen 3: {"hand":["G11","G44","G58","G51","G64"]}
  occulto-first-look {}
3 ack
1 ack
2 ack
0 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G34","G59"]}
2 discard G66
  occulto-discard-hidden {"seat":2}
2 discard G34
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":2}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G15","G55"]}
3 play G51 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G51","seat":3,"targets":["s0","s3"]}
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
3 play G11 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G11","seat":3,"targets":["s2","s3"]}
2 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G46","G39"]}
0 discard G39
  occulto-discard-hidden {"seat":0}
0 discard G43
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G47","G32"]}
1 discard G47
  occulto-discard-hidden {"seat":1}
1 discard G45
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G13","G09"]}
2 discard G04
  occulto-discard-hidden {"seat":2}
2 discard G19
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":6}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G53","G03"]}
3 discard G53
  occulto-discard-hidden {"seat":3}
3 discard G44
  occulto-discard-hidden {"seat":3}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G36","G56"]}
0 discard G65
  occulto-discard-hidden {"seat":0}
0 discard G62
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G30","G37"]}
1 discard G30
  occulto-discard-hidden {"seat":1}
1 discard G01
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G14","G28"]}
2 discard G14
  occulto-discard-hidden {"seat":2}
2 discard G29
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":10}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G33","G41"]}
3 discard G41
  occulto-discard-hidden {"seat":3}
3 discard G15
  occulto-discard-hidden {"seat":3}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G63","G42"]}
0 discard G42
  occulto-discard-hidden {"seat":0}
0 discard G63
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G23","G57"]}
1 discard G32
  occulto-discard-hidden {"seat":1}
1 discard G23
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G31","G26"]}
2 lay G35
  occulto-laid {"card":"G35","seat":2}
2 play G28
  occulto-play-bare {"ability":"crystal_ball","card":"G28","seat":2}
  occulto-crystal {"count":2,"seat":2}
2 top G67
  occulto-turn {"seat":3,"turn":14}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G67","G08"]}
3 play G67 G28
  occulto-copy-bare {"ability":"crystal_ball","card":"G67","seat":3}
  occulto-crystal {"count":2,"seat":3}
3 top G02
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":15}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G02","G40"]}
0 discard G46
  occulto-discard-hidden {"seat":0}
0 discard G49
  occulto-discard-hidden {"seat":0}
  occulto-turn {"seat":1,"turn":16}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G24","G54"]}
1 discard G54
  occulto-discard-hidden {"seat":1}
1 discard G37
  occulto-discard-hidden {"seat":1}
  occulto-turn {"seat":2,"turn":17}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G17","G38"]}
2 discard G38
  occulto-discard-hidden {"seat":2}
2 discard G09
  occulto-discard-hidden {"seat":2}
  occulto-turn {"seat":3,"turn":18}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G60","G61"]}
3 play G03 G51
  occulto-play {"ability":"oubliettes","card":"G03","seat":3,"targets":["G51"]}
  occulto-dropped {"card":"G51","seat":3}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":19}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G50"]}
  occulto-deck-empty {"turns":1}
0 play G16 G11
  occulto-play {"ability":"uprooting","card":"G16","seat":0,"targets":["G11"]}
3 shield G33
  occulto-shielded {"ability":"uprooting","card":"G33","seat":3}
0 play G02 s1
  occulto-play {"ability":"reaper","card":"G02","seat":0,"targets":["s1"]}
1 decline
  occulto-reaped {"colour":"violet","place":"s1"}
1 take c0
  occulto-replaced {"place":"c0","seat":1}
  occulto-turn {"seat":1,"turn":20}
1 discard G57
  occulto-discard-hidden {"seat":1}
1 discard G24
  occulto-discard-hidden {"seat":1}
  occulto-revealed {"faces":["blue","green","yellow","red","","orange"],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":3,"green":0,"orange":0,"red":2,"violet":3,"yellow":3}}
