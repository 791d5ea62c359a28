  occulto-dealt {"deck":37,"first":1,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G46","G65","G25","G61","G29"]} occulto-dealt-seen 1: {"hand":["G20","G64","G09","G06","G04"]} occulto-dealt-seen 2: {"hand":["G55","G54","G35","G28","G36"]}
  occulto-face-up {"colour":"green"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"orange"} occulto-first-look-seen 1: {"colour":"blue"} occulto-first-look-seen 2: {"colour":"yellow"}
2 ack
1 ack
0 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G49","G50"]}
1 play G20 c1
  occulto-play {"ability":"totem","card":"G20","seat":1,"targets":["c1"]}
1 play G50 seat0
  occulto-play {"ability":"barter","card":"G50","seat":1,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":1} occulto-bartered-seen 1: {"cards":["G25","G29","G46","G61","G65"]} occulto-bartered-seen 0: {"cards":["G04","G06","G09","G49","G64"]}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G17","G02"]}
2 play G36 s0
  occulto-play {"ability":"divination","card":"G36","seat":2,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[2]} occulto-look-seen 2: {"colour":"orange"}
2 ack
2 play G02 s1
  occulto-play {"ability":"reaper","card":"G02","seat":2,"targets":["s1"]}
1 decline
  occulto-reaped {"colour":"blue","place":"s1"}
  occulto-replaced {"place":"c0","seat":1}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G47","G10"]}
0 play G04 seat2
  occulto-play {"ability":"thief","card":"G04","seat":0,"targets":["seat2"]}
2 shield G54
  occulto-shielded {"ability":"thief","card":"G54","seat":2}
0 play G64 G50
  occulto-play {"ability":"sabotage","card":"G64","seat":0,"targets":["G50"]}
1 decline
  occulto-sabotaged {"card":"G64","seat":1,"target":"G50"}
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G62","G39"]}
1 discard G46
  occulto-discard {"card":"G46","seat":1}
1 discard G65
  occulto-discard {"card":"G65","seat":1}
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G66","G58"]}
2 play G55 seat1
  occulto-play {"ability":"thief","card":"G55","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1} occulto-stolen-seen 2: {"card":"G29"} occulto-stolen-seen 1: {"card":"G29"}
2 play G35 seat0
  occulto-play {"ability":"thief","card":"G35","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0} occulto-stolen-seen 2: {"card":"G49"} occulto-stolen-seen 0: {"card":"G49"}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G08","G07"]}
0 play G06 s2
  occulto-play {"ability":"full_moon","card":"G06","seat":0,"targets":["s2"]}
  occulto-full-moon {"place":"s2","seats":[0,1]} occulto-full-moon-seen 0: {"colour":"yellow"} occulto-full-moon-seen 1: {"colour":"yellow"}
1 ack
0 ack
0 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":0}
  occulto-look {"place":"s0","seats":[0]} occulto-look-seen 0: {"colour":"orange"}
0 ack
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G43","G53"]}
1 play G53 G64
  occulto-play {"ability":"oubliettes","card":"G53","seat":1,"targets":["G64"]}
  occulto-dropped {"card":"G64","seat":1}
1 play G39 left
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":1,"targets":["left"]}
2 decline
0 decline
0 give G10
2 give G28
1 give G61
  occulto-given {"seat":1,"to":2} occulto-given-seen 1: {"card":"G61"} occulto-given-seen 2: {"card":"G61"}
  occulto-given {"seat":2,"to":0} occulto-given-seen 2: {"card":"G28"} occulto-given-seen 0: {"card":"G28"}
  occulto-given {"seat":0,"to":1} occulto-given-seen 0: {"card":"G10"} occulto-given-seen 1: {"card":"G10"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G38","G11"]}
2 play G66 G54
  occulto-play {"ability":"sabotage","card":"G66","seat":2,"targets":["G54"]}
  occulto-sabotaged {"card":"G66","seat":2,"target":"G54"}
2 play G38
  occulto-play-bare {"ability":"lucidity","card":"G38","seat":2}
  occulto-look {"place":"s2","seats":[2]} occulto-look-seen 2: {"colour":"yellow"}
2 ack
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G42","G12"]}
0 play G12 G36
  occulto-play {"ability":"oubliettes","card":"G12","seat":0,"targets":["G36"]}
2 decline
  occulto-dropped {"card":"G36","seat":2}
0 play G08
  occulto-play-bare {"ability":"forest_fire","card":"G08","seat":0}
2 decline
1 decline
2 burn G58
1 burn G43
  occulto-burn {"card":"G43","seat":1}
  occulto-burn {"card":"G58","seat":2}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G15","G24"]}
1 play G62 G50
  occulto-play {"ability":"abundance","card":"G62","seat":1,"targets":["G50"]}
  occulto-abundance {"card":"G62","colour":"green","seat":1}
1 play G25 c1
  occulto-play {"ability":"divination","card":"G25","seat":1,"targets":["c1"]}
  occulto-look {"place":"c1","seats":[1]} occulto-look-seen 1: {"colour":"red"}
1 ack
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G45","G32"]}
2 play G11 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s0","s1"]}
0 decline
1 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
2 play G61 G02
  occulto-play {"ability":"abundance","card":"G61","seat":2,"targets":["G02"]}
  occulto-abundance {"card":"G61","colour":"red","seat":2}
  occulto-bench-full {"seat":2,"turns":2}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G57","G16"]}
0 play G16 G62
  occulto-play {"ability":"uprooting","card":"G16","seat":0,"targets":["G62"]}
1 decline
  occulto-uprooted {"card":"G62","seat":0,"victim":1}
0 colour red
  occulto-recoloured {"card":"G62","colour":"red","seat":0}
0 play G42 G61
  occulto-play {"ability":"oubliettes","card":"G42","seat":0,"targets":["G61"]}
2 decline
  occulto-dropped {"card":"G61","seat":2}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G60","G27"]}
1 discard G27
  occulto-discard {"card":"G27","seat":1}
1 discard G10
  occulto-discard {"card":"G10","seat":1}
  occulto-revealed {"faces":["violet","orange","yellow","","red"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":2,"green":4,"orange":3,"red":12,"violet":8,"yellow":7}}
