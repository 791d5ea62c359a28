  occulto-dealt {"deck":47,"first":4,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G08","G63","G47","G26"]} occulto-dealt-seen 1: {"hand":["G03","G52","G45","G50"]} occulto-dealt-seen 2: {"hand":["G55","G20","G61","G41"]} occulto-dealt-seen 3: {"hand":["G05","G31","G57","G34"]} occulto-dealt-seen 4: {"hand":["G06","G37","G51","G23"]}
  occulto-first-look {}
1 ack
0 ack
4 ack
2 ack
3 ack
  occulto-turn {"seat":4,"turn":1}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G60"]}
4 play G06 c0
  occulto-play {"ability":"full_moon","card":"G06","seat":4,"targets":["c0"]}
  occulto-full-moon {"place":"c0","seats":[0,1,2,3,4]}
2 ack
0 ack
1 ack
4 ack
3 ack
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G33"]}
0 play G47
  occulto-play-bare {"ability":"lucidity","card":"G47","seat":0}
  occulto-look {"place":"s0","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 play G52 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":1,"targets":["s4","c0"]}
4 shield G23
  occulto-shielded {"ability":"metamorphosis","card":"G23","seat":4}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G40"]}
2 play G40 seat0
  occulto-play {"ability":"barter","card":"G40","seat":2,"targets":["seat0"]}
0 shield G33
  occulto-shielded {"ability":"barter","card":"G33","seat":0}
  occulto-turn {"seat":3,"turn":5}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G48"]}
3 play G31 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G31","seat":3,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
  occulto-turn {"seat":4,"turn":6}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G16"]}
4 play G51 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G51","seat":4,"targets":["s2","s3"]}
2 decline
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":0,"turn":7}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G17"]}
0 discard G63
  occulto-discard {"card":"G63","seat":0}
  occulto-turn {"seat":1,"turn":8}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G49"]}
1 play G45 seat4
  occulto-play {"ability":"thief","card":"G45","seat":1,"targets":["seat4"]}
4 decline
  occulto-stolen {"seat":1,"victim":4}
  occulto-turn {"seat":2,"turn":9}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G21"]}
2 play G20 s2
  occulto-play {"ability":"totem","card":"G20","seat":2,"targets":["s2"]}
  occulto-turn {"seat":3,"turn":10}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G11"]}
3 play G05 G52
  occulto-play {"ability":"uprooting","card":"G05","seat":3,"targets":["G52"]}
1 decline
  occulto-uprooted {"card":"G52","seat":3,"victim":1}
  occulto-turn {"seat":4,"turn":11}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G62"]}
4 discard G16
  occulto-discard {"card":"G16","seat":4}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G19"]}
0 discard G08
  occulto-discard {"card":"G08","seat":0}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G01"]}
1 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":1,"targets":["right"]}
2 decline
4 decline
3 decline
0 decline
3 give G57
4 give G62
1 give G50
0 give G26
2 give G41
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":3,"to":2}
  occulto-given {"seat":4,"to":3}
  occulto-given {"seat":0,"to":4}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G22"]}
2 discard G55
  occulto-discard {"card":"G55","seat":2}
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G46"]}
3 play G11 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G11","seat":3,"targets":["s1","s3"]}
1 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":4,"turn":16}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G54"]}
4 play G60 seat1
  occulto-play {"ability":"barter","card":"G60","seat":4,"targets":["seat1"]}
1 decline
  occulto-bartered {"other_seat":1,"seat":4}
  occulto-turn {"seat":0,"turn":17}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G44"]}
0 discard G50
  occulto-discard {"card":"G50","seat":0}
  occulto-turn {"seat":1,"turn":18}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G43"]}
1 play G26 G52
  occulto-play {"ability":"uprooting","card":"G26","seat":1,"targets":["G52"]}
3 decline
  occulto-uprooted {"card":"G52","seat":1,"victim":3}
  occulto-turn {"seat":2,"turn":19}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G39"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":20}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G09"]}
3 play G34 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G34","seat":3,"targets":["s4","c0"]}
4 decline
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":4,"turn":21}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G07"]}
4 play G03 G23
  occulto-play {"ability":"oubliettes","card":"G03","seat":4,"targets":["G23"]}
  occulto-dropped {"card":"G23","seat":4}
  occulto-turn {"seat":0,"turn":22}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G30"]}
0 discard G17
  occulto-discard {"card":"G17","seat":0}
  occulto-turn {"seat":1,"turn":23}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G25"]}
1 play G25 s3
  occulto-play {"ability":"divination","card":"G25","seat":1,"targets":["s3"]}
  occulto-look {"place":"s3","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":24}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G18"]}
2 play G22 G51
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G51"]}
4 decline
  occulto-dropped {"card":"G51","seat":4}
  occulto-turn {"seat":3,"turn":25}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G10"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":26}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G64"]}
4 discard G14
  occulto-discard {"card":"G14","seat":4}
  occulto-turn {"seat":0,"turn":27}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G36"]}
0 play G19
  occulto-play-bare {"ability":"double_ration","card":"G19","seat":0}
  occulto-turn {"seat":1,"turn":28}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G24"]}
1 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
  occulto-turn {"seat":2,"turn":29}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G67"]}
2 play G67 G52 s1 c0
  occulto-copy {"ability":"metamorphosis","card":"G67","seat":2,"targets":["s1","c0"]}
1 decline
  occulto-swapped {"other_place":"c0","place":"s1"}
  occulto-turn {"seat":3,"turn":30}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G29"]}
3 discard G46
  occulto-discard {"card":"G46","seat":3}
  occulto-turn {"seat":4,"turn":31}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G58"]}
4 play G58
  occulto-play-bare {"ability":"forest_fire","card":"G58","seat":4}
0 decline
2 decline
1 shield G54
3 decline
  occulto-shielded {"ability":"forest_fire","card":"G54","seat":1}
0 burn G36
2 burn G61
3 burn G29
  occulto-burn {"card":"G36","seat":0}
  occulto-burn {"card":"G61","seat":2}
  occulto-burn {"card":"G29","seat":3}
  occulto-bench-full {"seat":1,"turns":4}
  occulto-turn {"seat":0,"turn":32}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G65","G59"]}
0 play G59 right
  occulto-play {"ability":"poisoned_gift","card":"G59","seat":0,"targets":["right"]}
1 shield G43
3 decline
2 decline
4 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G43","seat":1}
0 give G65
4 give G41
3 give G62
2 give G57
  occulto-given {"seat":0,"to":4}
  occulto-given {"seat":2,"to":0}
  occulto-given {"seat":3,"to":2}
  occulto-given {"seat":4,"to":3}
  occulto-turn {"seat":1,"turn":33}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G38"]}
1 play G30
  occulto-play-bare {"ability":"double_ration","card":"G30","seat":1}
  occulto-turn {"seat":2,"turn":34}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G66"]}
2 play G21 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s1","s3"]}
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":3,"turn":35}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G32"]}
3 play G41 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G41","seat":3,"targets":["s1","c0"]}
  occulto-swapped {"other_place":"c0","place":"s1"}
  occulto-revealed {"faces":["red","violet","orange","green","blue","yellow"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":11,"green":10,"orange":11,"red":5,"violet":6,"yellow":7}}
