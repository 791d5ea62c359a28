  occulto-dealt {"deck":47,"first":4,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G49","G52","G36","G26"]} occulto-dealt-seen 1: {"hand":["G24","G28","G03","G25"]} occulto-dealt-seen 2: {"hand":["G66","G18","G09","G04"]} occulto-dealt-seen 3: {"hand":["G13","G64","G41","G21"]} occulto-dealt-seen 4: {"hand":["G60","G11","G01","G12"]}
  occulto-first-look {}
3 ack
4 ack
1 ack
2 ack
0 ack
  occulto-turn {"seat":4,"turn":1}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G51"]}
4 play G11 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G11","seat":4,"targets":["s1","s2"]}
1 decline
2 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G39"]}
0 play G36 c0
  occulto-play {"ability":"divination","card":"G36","seat":0,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G58"]}
1 play G28
  occulto-play-bare {"ability":"crystal_ball","card":"G28","seat":1}
  occulto-crystal {"count":2,"seat":1}
1 top G44
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G44"]}
2 play G18
  occulto-play-bare {"ability":"crystal_ball","card":"G18","seat":2}
  occulto-crystal {"count":2,"seat":2}
2 top G67
  occulto-turn {"seat":3,"turn":5}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G67"]}
3 play G21 s1 s4
  occulto-play {"ability":"metamorphosis","card":"G21","seat":3,"targets":["s1","s4"]}
4 decline
1 decline
  occulto-swapped {"other_place":"s4","place":"s1"}
  occulto-turn {"seat":4,"turn":6}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G07"]}
4 play G07
  occulto-play-bare {"ability":"tornado","card":"G07","seat":4}
1 decline
0 decline
2 decline
3 decline
  occulto-tornado {"places":["s0","s1","s2","s3"]}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G05"]}
0 play G52 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":0,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G57"]}
1 discard G25
  occulto-discard {"card":"G25","seat":1}
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G10"]}
2 play G66 G11
  occulto-play {"ability":"sabotage","card":"G66","seat":2,"targets":["G11"]}
4 decline
  occulto-sabotaged {"card":"G66","seat":4,"target":"G11"}
  occulto-turn {"seat":3,"turn":10}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G19"]}
3 play G67 G07
  occulto-copy-bare {"ability":"tornado","card":"G67","seat":3}
2 decline
0 decline
1 decline
4 decline
  occulto-tornado {"places":["s0","s1","s2","s4"]}
  occulto-turn {"seat":4,"turn":11}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G59"]}
4 play G12 G21
  occulto-play {"ability":"oubliettes","card":"G12","seat":4,"targets":["G21"]}
3 decline
  occulto-dropped {"card":"G21","seat":3}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G08"]}
0 play G49 left
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":0,"targets":["left"]}
3 decline
4 decline
2 decline
1 decline
3 give G13
1 give G03
0 give G05
2 give G09
4 give G60
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-given {"seat":2,"to":3}
  occulto-given {"seat":3,"to":4}
  occulto-given {"seat":4,"to":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G43"]}
1 play G05 G11
  occulto-play {"ability":"uprooting","card":"G05","seat":1,"targets":["G11"]}
4 decline
  occulto-uprooted {"card":"G11","seat":1,"victim":4}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G17"]}
2 discard G04
  occulto-discard {"card":"G04","seat":2}
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G16"]}
3 play G64 G49
  occulto-play {"ability":"sabotage","card":"G64","seat":3,"targets":["G49"]}
0 decline
  occulto-sabotaged {"card":"G64","seat":0,"target":"G49"}
  occulto-turn {"seat":4,"turn":16}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G02"]}
4 play G01 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G01","seat":4,"targets":["s0","s1"]}
0 decline
1 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
  occulto-turn {"seat":0,"turn":17}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G33"]}
0 play G60 seat1
  occulto-play {"ability":"barter","card":"G60","seat":0,"targets":["seat1"]}
1 shield G43
  occulto-shielded {"ability":"barter","card":"G43","seat":1}
  occulto-turn {"seat":1,"turn":18}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G32"]}
1 play G32 G36
  occulto-play {"ability":"oubliettes","card":"G32","seat":1,"targets":["G36"]}
0 decline
  occulto-dropped {"card":"G36","seat":0}
  occulto-turn {"seat":2,"turn":19}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G34"]}
2 discard G34
  occulto-discard {"card":"G34","seat":2}
  occulto-turn {"seat":3,"turn":20}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G63"]}
3 play G16 G43
  occulto-play {"ability":"uprooting","card":"G16","seat":3,"targets":["G43"]}
1 decline
  occulto-uprooted {"card":"G43","seat":3,"victim":1}
  occulto-turn {"seat":4,"turn":21}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G53"]}
4 play G53 G52
  occulto-play {"ability":"oubliettes","card":"G53","seat":4,"targets":["G52"]}
0 shield G33
  occulto-shielded {"ability":"oubliettes","card":"G33","seat":0}
  occulto-turn {"seat":0,"turn":22}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G45"]}
0 play G26 G43
  occulto-play {"ability":"uprooting","card":"G26","seat":0,"targets":["G43"]}
3 decline
  occulto-uprooted {"card":"G43","seat":0,"victim":3}
  occulto-bench-full {"seat":0,"turns":4}
  occulto-turn {"seat":1,"turn":23}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G47"]}
1 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
  occulto-turn {"seat":2,"turn":24}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G48"]}
2 play G03 G60
  occulto-play {"ability":"oubliettes","card":"G03","seat":2,"targets":["G60"]}
0 decline
  occulto-dropped {"card":"G60","seat":0}
  occulto-turn {"seat":3,"turn":25}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G15"]}
3 play G41 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G41","seat":3,"targets":["s1","s2"]}
1 decline
2 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":4,"turn":26}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G40"]}
4 play G13 G33
  occulto-play {"ability":"oubliettes","card":"G13","seat":4,"targets":["G33"]}
0 decline
  occulto-dropped {"card":"G33","seat":0}
  occulto-revealed {"faces":["green","orange","blue","yellow","violet","red"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":7,"green":2,"orange":2,"red":6,"violet":1,"yellow":8}}
