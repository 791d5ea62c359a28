  occulto-dealt {"deck":47,"first":0,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G56","G48","G59","G44"]} occulto-dealt-seen 1: {"hand":["G19","G65","G34","G01"]} occulto-dealt-seen 2: {"hand":["G52","G04","G66","G26"]} occulto-dealt-seen 3: {"hand":["G29","G46","G16","G08"]} occulto-dealt-seen 4: {"hand":["G61","G28","G51","G45"]}
  occulto-first-look {}
4 ack
1 ack
3 ack
2 ack
0 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G24"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G41"]}
1 play G34 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s0","s3"]}
3 decline
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G62"]}
2 play G04 seat1
  occulto-play {"ability":"thief","card":"G04","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1}
  occulto-turn {"seat":3,"turn":4}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G55"]}
3 discard G55
  occulto-discard {"card":"G55","seat":3}
  occulto-turn {"seat":4,"turn":5}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G12"]}
4 play G12 G34
  occulto-play {"ability":"oubliettes","card":"G12","seat":4,"targets":["G34"]}
1 decline
  occulto-dropped {"card":"G34","seat":1}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G35"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 play G01 s2 s4
  occulto-play {"ability":"metamorphosis","card":"G01","seat":1,"targets":["s2","s4"]}
2 decline
4 decline
  occulto-swapped {"other_place":"s4","place":"s2"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G60"]}
2 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":2,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":2}
  occulto-turn {"seat":3,"turn":9}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G27"]}
3 play G52 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G52","seat":3,"targets":["s1","s3"]}
1 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":4,"turn":10}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G25"]}
4 play G51 s2 s4
  occulto-play {"ability":"metamorphosis","card":"G51","seat":4,"targets":["s2","s4"]}
2 decline
  occulto-swapped {"other_place":"s4","place":"s2"}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G03"]}
0 play G56 s1
  occulto-play {"ability":"divination","card":"G56","seat":0,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G38"]}
1 play G14 seat0
  occulto-play {"ability":"thief","card":"G14","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G10"]}
2 discard G08
  occulto-discard {"card":"G08","seat":2}
  occulto-turn {"seat":3,"turn":14}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G23"]}
3 play G65 G12
  occulto-play {"ability":"sabotage","card":"G65","seat":3,"targets":["G12"]}
4 decline
  occulto-sabotaged {"card":"G65","seat":4,"target":"G12"}
  occulto-turn {"seat":4,"turn":15}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G09"]}
4 discard G25
  occulto-discard {"card":"G25","seat":4}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G64"]}
0 play G64 G14
  occulto-play {"ability":"sabotage","card":"G64","seat":0,"targets":["G14"]}
1 decline
  occulto-sabotaged {"card":"G64","seat":1,"target":"G14"}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G21"]}
1 discard G38
  occulto-discard {"card":"G38","seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G57"]}
2 discard G57
  occulto-discard {"card":"G57","seat":2}
  occulto-turn {"seat":3,"turn":19}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G42"]}
3 play G27 s0
  occulto-play {"ability":"full_moon","card":"G27","seat":3,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2,3,4]}
3 ack
4 ack
1 ack
2 ack
  occulto-turn {"seat":4,"turn":20}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G15"]}
4 play G45 seat3
  occulto-play {"ability":"thief","card":"G45","seat":4,"targets":["seat3"]}
3 decline
  occulto-stolen {"seat":4,"victim":3}
  occulto-turn {"seat":0,"turn":21}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G53"]}
0 play G24 seat3
  occulto-play {"ability":"thief","card":"G24","seat":0,"targets":["seat3"]}
3 shield G23
  occulto-shielded {"ability":"thief","card":"G23","seat":3}
  occulto-turn {"seat":1,"turn":22}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G31"]}
1 play G21 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s2","s3"]}
2 decline
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":2,"turn":23}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G54"]}
2 play G46 s0
  occulto-play {"ability":"full_moon","card":"G46","seat":2,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2,3,4]}
4 ack
1 ack
3 ack
2 ack
  occulto-turn {"seat":3,"turn":24}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G13"]}
3 play G66 G56
  occulto-play {"ability":"sabotage","card":"G66","seat":3,"targets":["G56"]}
0 decline
  occulto-sabotaged {"card":"G66","seat":0,"target":"G56"}
  occulto-turn {"seat":4,"turn":25}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G49"]}
4 play G15 s0
  occulto-play {"ability":"divination","card":"G15","seat":4,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[4]}
4 ack
  occulto-turn {"seat":0,"turn":26}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G30"]}
0 play G03 G60
  occulto-play {"ability":"oubliettes","card":"G03","seat":0,"targets":["G60"]}
2 decline
  occulto-dropped {"card":"G60","seat":2}
  occulto-turn {"seat":1,"turn":27}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G67"]}
1 play G67 G14 seat3
  occulto-copy {"ability":"thief","card":"G67","seat":1,"targets":["seat3"]}
3 decline
  occulto-stolen {"seat":1,"victim":3}
  occulto-turn {"seat":2,"turn":28}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G11"]}
2 play G16 G01
  occulto-play {"ability":"uprooting","card":"G16","seat":2,"targets":["G01"]}
1 decline
  occulto-uprooted {"card":"G01","seat":2,"victim":1}
  occulto-turn {"seat":3,"turn":29}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G40"]}
3 play G42 G46
  occulto-play {"ability":"oubliettes","card":"G42","seat":3,"targets":["G46"]}
2 shield G54
  occulto-shielded {"ability":"oubliettes","card":"G54","seat":2}
  occulto-turn {"seat":4,"turn":30}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G17"]}
4 play G26 G27
  occulto-play {"ability":"uprooting","card":"G26","seat":4,"targets":["G27"]}
3 decline
  occulto-uprooted {"card":"G27","seat":4,"victim":3}
  occulto-bench-full {"seat":4,"turns":4}
  occulto-turn {"seat":0,"turn":31}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G47"]}
0 discard G44
  occulto-discard {"card":"G44","seat":0}
  occulto-turn {"seat":1,"turn":32}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G37"]}
1 play G31 s1 s4
  occulto-play {"ability":"metamorphosis","card":"G31","seat":1,"targets":["s1","s4"]}
4 decline
  occulto-swapped {"other_place":"s4","place":"s1"}
  occulto-turn {"seat":2,"turn":33}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G36"]}
2 play G11 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s4","c0"]}
4 decline
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":3,"turn":34}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G58"]}
3 play G62 G42
  occulto-play {"ability":"abundance","card":"G62","seat":3,"targets":["G42"]}
  occulto-abundance {"card":"G62","colour":"green","seat":3}
  occulto-revealed {"faces":["orange","violet","green","blue","yellow","red"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":8,"green":6,"orange":3,"red":4,"violet":1,"yellow":5}}
