  occulto-dealt {"deck":37,"first":1,"players":3,"removed":15} occulto-dealt-seen 0: {"hand":["G64","G01","G27","G46","G67"]} occulto-dealt-seen 1: {"hand":["G38","G62","G53","G26","G47"]} occulto-dealt-seen 2: {"hand":["G48","G50","G09","G39","G19"]}
  occulto-face-up {"colour":"red"}
  occulto-first-look {} occulto-first-look-seen 0: {"colour":"violet"} occulto-first-look-seen 1: {"colour":"yellow"} occulto-first-look-seen 2: {"colour":"orange"}
2 ack
0 ack
1 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G32","G49"]}
1 discard G53
  occulto-discard {"card":"G53","seat":1}
1 discard G26
  occulto-discard {"card":"G26","seat":1}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G34","G16"]}
2 play G48
  occulto-play-bare {"ability":"double_ration","card":"G48","seat":2}
2 play G39 right
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":2,"targets":["right"]}
1 decline
0 decline
1 give G47
2 give G50
0 give G46
  occulto-given {"seat":2,"to":1} occulto-given-seen 2: {"card":"G50"} occulto-given-seen 1: {"card":"G50"}
  occulto-given {"seat":0,"to":2} occulto-given-seen 0: {"card":"G46"} occulto-given-seen 2: {"card":"G46"}
  occulto-given {"seat":1,"to":0} occulto-given-seen 1: {"card":"G47"} occulto-given-seen 0: {"card":"G47"}
  occulto-turn {"seat":0,"turn":3}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G52","G23"]}
0 play G52 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G52","seat":0,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
0 play G67 G48
  occulto-copy-bare {"ability":"double_ration","card":"G67","seat":0}
  occulto-turn {"seat":1,"turn":4}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G15","G11"]}
1 play G50 seat0
  occulto-play {"ability":"barter","card":"G50","seat":1,"targets":["seat0"]}
0 decline
  occulto-bartered {"other_seat":0,"seat":1} occulto-bartered-seen 1: {"cards":["G01","G23","G27","G47","G64"]} occulto-bartered-seen 0: {"cards":["G11","G15","G32","G38","G49","G62"]}
1 play G27 c1
  occulto-play {"ability":"full_moon","card":"G27","seat":1,"targets":["c1"]}
  occulto-full-moon {"place":"c1","seats":[0,1,2]} occulto-full-moon-seen 0: {"colour":"green"} occulto-full-moon-seen 1: {"colour":"green"} occulto-full-moon-seen 2: {"colour":"green"}
0 ack
1 ack
2 ack
  occulto-turn {"seat":2,"turn":5}
  occulto-draw {"count":3,"seat":2} occulto-draw-seen 2: {"cards":["G05","G41","G18"]}
2 discard G41
  occulto-discard {"card":"G41","seat":2}
2 discard G46
  occulto-discard {"card":"G46","seat":2}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":3,"seat":0} occulto-draw-seen 0: {"cards":["G29","G65","G08"]}
0 play G15 s2
  occulto-play {"ability":"divination","card":"G15","seat":0,"targets":["s2"]}
  occulto-look {"place":"s2","seats":[0]} occulto-look-seen 0: {"colour":"orange"}
0 ack
0 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":0,"targets":["right"]}
2 decline
1 shield G23
  occulto-shielded {"ability":"poisoned_gift","card":"G23","seat":1}
2 give G34
0 give G08
  occulto-given {"seat":0,"to":2} occulto-given-seen 0: {"card":"G08"} occulto-given-seen 2: {"card":"G08"}
  occulto-given {"seat":2,"to":0} occulto-given-seen 2: {"card":"G34"} occulto-given-seen 0: {"card":"G34"}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G14","G61"]}
1 play G01 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G01","seat":1,"targets":["s2","c1"]}
2 decline
  occulto-swapped {"other_place":"c1","place":"s2"}
1 play G64 G27
  occulto-play {"ability":"sabotage","card":"G64","seat":1,"targets":["G27"]}
  occulto-sabotaged {"card":"G64","seat":1,"target":"G27"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G45","G10"]}
2 play G16 G49
  occulto-play {"ability":"uprooting","card":"G16","seat":2,"targets":["G49"]}
0 decline
  occulto-uprooted {"card":"G49","seat":2,"victim":0}
2 play G05 G23
  occulto-play {"ability":"uprooting","card":"G05","seat":2,"targets":["G23"]}
1 decline
  occulto-uprooted {"card":"G23","seat":2,"victim":1}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G17","G20"]}
0 play G65 G05
  occulto-play {"ability":"sabotage","card":"G65","seat":0,"targets":["G05"]}
2 decline
  occulto-sabotaged {"card":"G65","seat":2,"target":"G05"}
0 play G20 s2
  occulto-play {"ability":"totem","card":"G20","seat":0,"targets":["s2"]}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G43","G59"]}
1 play G59 left
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":1,"targets":["left"]}
0 decline
2 decline
1 give G43
0 give G34
2 give G09
  occulto-given {"seat":1,"to":2} occulto-given-seen 1: {"card":"G43"} occulto-given-seen 2: {"card":"G43"}
  occulto-given {"seat":2,"to":0} occulto-given-seen 2: {"card":"G09"} occulto-given-seen 0: {"card":"G09"}
  occulto-given {"seat":0,"to":1} occulto-given-seen 0: {"card":"G34"} occulto-given-seen 1: {"card":"G34"}
1 play G61 G50
  occulto-play {"ability":"abundance","card":"G61","seat":1,"targets":["G50"]}
  occulto-abundance {"card":"G61","colour":"green","seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G56","G28"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G21","G04"]}
0 play G21 s1 c1
  occulto-play {"ability":"metamorphosis","card":"G21","seat":0,"targets":["s1","c1"]}
1 decline
  occulto-swapped {"other_place":"c1","place":"s1"}
0 play G32 G21
  occulto-play {"ability":"oubliettes","card":"G32","seat":0,"targets":["G21"]}
  occulto-dropped {"card":"G21","seat":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G06","G54"]}
1 play G34 s0 s1
  occulto-play {"ability":"metamorphosis","card":"G34","seat":1,"targets":["s0","s1"]}
0 decline
  occulto-swapped {"other_place":"s1","place":"s0"}
1 play G06 s1
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2]} occulto-full-moon-seen 0: {"colour":"violet"} occulto-full-moon-seen 2: {"colour":"violet"}
2 ack
0 ack
  occulto-bench-full {"seat":1,"turns":2}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G51","G55"]}
2 discard G43
  occulto-discard {"card":"G43","seat":2}
2 discard G45
  occulto-discard {"card":"G45","seat":2}
  occulto-turn {"seat":0,"turn":15}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G36","G03"]}
0 play G03 G34
  occulto-play {"ability":"oubliettes","card":"G03","seat":0,"targets":["G34"]}
1 decline
  occulto-dropped {"card":"G34","seat":1}
0 play G29
  occulto-play-bare {"ability":"lucidity","card":"G29","seat":0}
  occulto-look {"place":"s0","seats":[0]} occulto-look-seen 0: {"colour":"orange"}
0 ack
  occulto-revealed {"faces":["orange","violet","green","blue","yellow"],"places":["s0","s1","s2","c0","c1"]}
  occulto-totals {"totals":{"blue":4,"green":10,"orange":4,"red":4,"violet":4,"yellow":7}}
