  occulto-dealt {"deck":47,"first":1,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G47","G06","G50","G12"]} occulto-dealt-seen 1: {"hand":["G44","G24","G35","G05"]} occulto-dealt-seen 2: {"hand":["G60","G18","G37","G41"]} occulto-dealt-seen 3: {"hand":["G51","G23","G56","G62"]} occulto-dealt-seen 4: {"hand":["G28","G39","G48","G16"]}
  occulto-first-look {}
3 ack
0 ack
2 ack
1 ack
4 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G58"]}
1 discard G35
  occulto-discard {"card":"G35","seat":1}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G07"]}
2 play G37
  occulto-play-bare {"ability":"crystal_ball","card":"G37","seat":2}
  occulto-crystal {"count":2,"seat":2}
2 top G63
  occulto-turn {"seat":3,"turn":3}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G63"]}
3 play G51 s3 c0
  occulto-play {"ability":"metamorphosis","card":"G51","seat":3,"targets":["s3","c0"]}
  occulto-swapped {"other_place":"c0","place":"s3"}
  occulto-turn {"seat":4,"turn":4}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G36"]}
4 play G16 G51
  occulto-play {"ability":"uprooting","card":"G16","seat":4,"targets":["G51"]}
3 shield G23
  occulto-shielded {"ability":"uprooting","card":"G23","seat":3}
  occulto-turn {"seat":0,"turn":5}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G10"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":6}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G21"]}
1 play G21 s0 s4
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s0","s4"]}
4 decline
0 decline
  occulto-swapped {"other_place":"s4","place":"s0"}
  occulto-turn {"seat":2,"turn":7}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G03"]}
2 play G03 G21
  occulto-play {"ability":"oubliettes","card":"G03","seat":2,"targets":["G21"]}
1 decline
  occulto-dropped {"card":"G21","seat":1}
  occulto-turn {"seat":3,"turn":8}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G19"]}
3 discard G62
  occulto-discard {"card":"G62","seat":3}
  occulto-turn {"seat":4,"turn":9}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G45"]}
4 play G36 s0
  occulto-play {"ability":"divination","card":"G36","seat":4,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[4]}
4 ack
  occulto-turn {"seat":0,"turn":10}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G54"]}
0 play G12 G03
  occulto-play {"ability":"oubliettes","card":"G12","seat":0,"targets":["G03"]}
2 decline
  occulto-dropped {"card":"G03","seat":2}
  occulto-turn {"seat":1,"turn":11}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G59"]}
1 play G59 right
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":1,"targets":["right"]}
0 shield G54
4 decline
3 decline
2 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G54","seat":0}
3 give G56
4 give G28
1 give G05
2 give G18
  occulto-given {"seat":1,"to":4}
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":3,"to":2}
  occulto-given {"seat":4,"to":3}
  occulto-turn {"seat":2,"turn":12}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G25"]}
2 play G56 s3
  occulto-play {"ability":"divination","card":"G56","seat":2,"targets":["s3"]}
  occulto-look {"place":"s3","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":13}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G67"]}
3 play G63 G23
  occulto-play {"ability":"abundance","card":"G63","seat":3,"targets":["G23"]}
  occulto-abundance {"card":"G63","colour":"blue","seat":3}
  occulto-turn {"seat":4,"turn":14}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G65"]}
4 play G39 right
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":4,"targets":["right"]}
0 decline
3 decline
2 decline
1 decline
1 give G58
2 give G25
4 give G48
3 give G19
0 give G47
  occulto-given {"seat":4,"to":3}
  occulto-given {"seat":0,"to":4}
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":3,"to":2}
  occulto-turn {"seat":0,"turn":15}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G13"]}
0 play G13 G54
  occulto-play {"ability":"oubliettes","card":"G13","seat":0,"targets":["G54"]}
  occulto-dropped {"card":"G54","seat":0}
  occulto-turn {"seat":1,"turn":16}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G32"]}
1 play G32 G59
  occulto-play {"ability":"oubliettes","card":"G32","seat":1,"targets":["G59"]}
  occulto-dropped {"card":"G59","seat":1}
  occulto-turn {"seat":2,"turn":17}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G17"]}
2 play G41 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s2","s3"]}
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":3,"turn":18}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G27"]}
3 play G67 G63 G51
  occulto-copy {"ability":"abundance","card":"G67","seat":3,"targets":["G51"]}
  occulto-abundance {"card":"G67","colour":"orange","seat":3}
  occulto-turn {"seat":4,"turn":19}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G52"]}
4 play G52 s1 s4
  occulto-play {"ability":"metamorphosis","card":"G52","seat":4,"targets":["s1","s4"]}
1 decline
  occulto-swapped {"other_place":"s4","place":"s1"}
  occulto-turn {"seat":0,"turn":20}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G08"]}
0 play G50 seat2
  occulto-play {"ability":"barter","card":"G50","seat":0,"targets":["seat2"]}
2 decline
  occulto-bartered {"other_seat":2,"seat":0}
  occulto-turn {"seat":1,"turn":21}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G29"]}
1 discard G29
  occulto-discard {"card":"G29","seat":1}
  occulto-turn {"seat":2,"turn":22}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G66"]}
2 play G58
  occulto-play-bare {"ability":"forest_fire","card":"G58","seat":2}
1 decline
0 decline
4 decline
3 decline
4 burn G65
1 burn G25
0 burn G19
3 burn G48
  occulto-burn {"card":"G48","seat":3}
  occulto-burn {"card":"G65","seat":4}
  occulto-burn {"card":"G19","seat":0}
  occulto-burn {"card":"G25","seat":1}
  occulto-turn {"seat":3,"turn":23}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G09"]}
3 play G27 s0
  occulto-play {"ability":"full_moon","card":"G27","seat":3,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2,3,4]}
4 ack
3 ack
2 ack
1 ack
  occulto-turn {"seat":4,"turn":24}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G26"]}
4 play G26 G56
  occulto-play {"ability":"uprooting","card":"G26","seat":4,"targets":["G56"]}
2 decline
  occulto-uprooted {"card":"G56","seat":4,"victim":2}
  occulto-turn {"seat":0,"turn":25}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G31"]}
0 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":0,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":0}
  occulto-turn {"seat":1,"turn":26}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G04"]}
1 play G18
  occulto-play-bare {"ability":"crystal_ball","card":"G18","seat":1}
  occulto-crystal {"count":2,"seat":1}
1 top G11
  occulto-turn {"seat":2,"turn":27}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G11"]}
2 play G11 s3 s4
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s3","s4"]}
3 decline
4 decline
  occulto-swapped {"other_place":"s4","place":"s3"}
  occulto-turn {"seat":3,"turn":28}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G64"]}
3 play G64 G51
  occulto-play {"ability":"sabotage","card":"G64","seat":3,"targets":["G51"]}
  occulto-sabotaged {"card":"G64","seat":3,"target":"G51"}
  occulto-turn {"seat":4,"turn":29}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G33"]}
4 play G05 G63
  occulto-play {"ability":"uprooting","card":"G05","seat":4,"targets":["G63"]}
3 decline
  occulto-uprooted {"card":"G63","seat":4,"victim":3}
4 colour orange
  occulto-recoloured {"card":"G63","colour":"orange","seat":4}
  occulto-turn {"seat":0,"turn":30}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G43"]}
0 discard G43
  occulto-discard {"card":"G43","seat":0}
  occulto-turn {"seat":1,"turn":31}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 play G14 seat3
  occulto-play {"ability":"thief","card":"G14","seat":1,"targets":["seat3"]}
3 decline
  occulto-stolen {"seat":1,"victim":3}
  occulto-turn {"seat":2,"turn":32}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G57"]}
2 play G66 G67
  occulto-play {"ability":"sabotage","card":"G66","seat":2,"targets":["G67"]}
3 decline
  occulto-sabotaged {"card":"G66","seat":3,"target":"G67"}
  occulto-turn {"seat":3,"turn":33}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G55"]}
3 play G31 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G31","seat":3,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":4,"turn":34}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G40"]}
4 play G40 seat0
  occulto-play {"ability":"barter","card":"G40","seat":4,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":4}
  occulto-turn {"seat":0,"turn":35}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G02"]}
0 play G45 seat1
  occulto-play {"ability":"thief","card":"G45","seat":0,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":36}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G42"]}
1 play G42 G39
  occulto-play {"ability":"oubliettes","card":"G42","seat":1,"targets":["G39"]}
4 decline
  occulto-dropped {"card":"G39","seat":4}
  occulto-turn {"seat":2,"turn":37}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G38"]}
2 play G06 s1
  occulto-play {"ability":"full_moon","card":"G06","seat":2,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2,3,4]}
4 ack
2 ack
3 ack
0 ack
  occulto-turn {"seat":3,"turn":38}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G15"]}
3 play G55 seat0
  occulto-play {"ability":"thief","card":"G55","seat":3,"targets":["seat0"]}
0 shield G33
  occulto-shielded {"ability":"thief","card":"G33","seat":0}
  occulto-turn {"seat":4,"turn":39}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G01"]}
4 play G28
  occulto-play-bare {"ability":"crystal_ball","card":"G28","seat":4}
  occulto-crystal {"count":2,"seat":4}
4 top G34
  occulto-turn {"seat":0,"turn":40}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G34"]}
0 play G34 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G34","seat":0,"targets":["s1","s2"]}
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":1,"turn":41}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G30"]}
1 discard G04
  occulto-discard {"card":"G04","seat":1}
  occulto-turn {"seat":2,"turn":42}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G22"]}
2 play G22 G05
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G05"]}
  occulto-dropped {"card":"G05","seat":4}
  occulto-turn {"seat":3,"turn":43}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G61"]}
3 play G61 G31
  occulto-play {"ability":"abundance","card":"G61","seat":3,"targets":["G31"]}
  occulto-abundance {"card":"G61","colour":"violet","seat":3}
  occulto-turn {"seat":4,"turn":44}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G20"]}
4 discard G09
  occulto-discard {"card":"G09","seat":4}
  occulto-turn {"seat":0,"turn":45}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G46"]}
0 play G24 seat1
  occulto-play {"ability":"thief","card":"G24","seat":0,"targets":["seat1"]}
  occulto-stolen {"seat":0,"victim":1}
  occulto-turn {"seat":1,"turn":46}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G49"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":47}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G53"]}
  occulto-deck-empty {"turns":0}
2 play G53 G55
  occulto-play {"ability":"oubliettes","card":"G53","seat":2,"targets":["G55"]}
  occulto-dropped {"card":"G55","seat":3}
  occulto-revealed {"faces":["yellow","violet","red","blue","orange","green"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":11,"green":7,"orange":14,"red":5,"violet":13,"yellow":10}}
  occulto-powers {"powers":["babylon_burns","shiny_power"]}
