  occulto-dealt {"deck":47,"first":0,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G46","G25","G13","G11"]} occulto-dealt-seen 1: {"hand":["G67","G38","G01","G60"]} occulto-dealt-seen 2: {"hand":["G29","G44","G48","G40"]} occulto-dealt-seen 3: {"hand":["G52","G37","G50","G26"]} occulto-dealt-seen 4: {"hand":["G34","G16","G24","G02"]}
  occulto-first-look {}
3 ack
2 ack
0 ack
4 ack
1 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G07"]}
0 play G11 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":0,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G32"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G20"]}
2 play G20 s0
  occulto-play {"ability":"totem","card":"G20","seat":2,"targets":["s0"]}
  occulto-turn {"seat":3,"turn":4}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G64"]}
3 play G52 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":3,"targets":["s4","c0"]}
4 decline
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":4,"turn":5}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G05"]}
4 discard G16
  occulto-discard {"card":"G16","seat":4}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G49"]}
0 play G13 G52
  occulto-play {"ability":"oubliettes","card":"G13","seat":0,"targets":["G52"]}
3 decline
  occulto-dropped {"card":"G52","seat":3}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G42"]}
1 play G67 G20 s2
  occulto-copy {"ability":"totem","card":"G67","seat":1,"targets":["s2"]}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G43"]}
2 discard G48
  occulto-discard {"card":"G48","seat":2}
  occulto-turn {"seat":3,"turn":9}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G62"]}
3 discard G26
  occulto-discard {"card":"G26","seat":3}
  occulto-turn {"seat":4,"turn":10}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G65"]}
4 play G34 s3 c0
  occulto-play {"ability":"metamorphosis","card":"G34","seat":4,"targets":["s3","c0"]}
3 decline
  occulto-swapped {"other_place":"c0","place":"s3"}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G15"]}
0 play G15 s1
  occulto-play {"ability":"divination","card":"G15","seat":0,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G54"]}
1 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":1,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G18"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":14}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G14"]}
3 play G01 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G01","seat":3,"targets":["s1","s3"]}
1 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":4,"turn":15}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G36"]}
4 play G02 s4
  occulto-play {"ability":"reaper","card":"G02","seat":4,"targets":["s4"]}
  occulto-reaped {"colour":"blue","place":"s4"}
  occulto-replaced {"place":"c0","seat":4}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G27"]}
0 play G46 s2
  occulto-play {"ability":"full_moon","card":"G46","seat":0,"targets":["s2"]}
  occulto-full-moon {"place":"s2","seats":[0,1,3,4]}
1 ack
3 ack
4 ack
0 ack
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G30"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G35"]}
2 discard G18
  occulto-discard {"card":"G18","seat":2}
  occulto-turn {"seat":3,"turn":19}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G53"]}
3 discard G38
  occulto-discard {"card":"G38","seat":3}
  occulto-turn {"seat":4,"turn":20}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G23"]}
4 play G65 G46
  occulto-play {"ability":"sabotage","card":"G65","seat":4,"targets":["G46"]}
0 decline
  occulto-sabotaged {"card":"G65","seat":0,"target":"G46"}
  occulto-turn {"seat":0,"turn":21}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G17"]}
0 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":0,"targets":["right"]}
4 shield G23
2 shield G43
1 decline
3 decline
  occulto-shielded {"ability":"poisoned_gift","card":"G43","seat":2}
  occulto-shielded {"ability":"poisoned_gift","card":"G23","seat":4}
0 give G07
3 give G32
1 give G50
  occulto-given {"seat":0,"to":3}
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":3,"to":1}
  occulto-turn {"seat":1,"turn":22}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G57"]}
1 play G64 G49
  occulto-play {"ability":"sabotage","card":"G64","seat":1,"targets":["G49"]}
0 decline
  occulto-sabotaged {"card":"G64","seat":0,"target":"G49"}
  occulto-turn {"seat":2,"turn":23}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G41"]}
2 discard G44
  occulto-discard {"card":"G44","seat":2}
  occulto-turn {"seat":3,"turn":24}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G09"]}
3 play G07
  occulto-play-bare {"ability":"tornado","card":"G07","seat":3}
2 decline
4 decline
1 decline
0 decline
  occulto-tornado {"places":["s0","s1","s2","s4"]}
  occulto-turn {"seat":4,"turn":25}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G39"]}
4 discard G24
  occulto-discard {"card":"G24","seat":4}
  occulto-turn {"seat":0,"turn":26}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G03"]}
0 play G03 G64
  occulto-play {"ability":"oubliettes","card":"G03","seat":0,"targets":["G64"]}
  occulto-dropped {"card":"G64","seat":0}
  occulto-turn {"seat":1,"turn":27}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G19"]}
1 discard G37
  occulto-discard {"card":"G37","seat":1}
  occulto-turn {"seat":2,"turn":28}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G58"]}
2 play G35 seat1
  occulto-play {"ability":"thief","card":"G35","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1}
  occulto-turn {"seat":3,"turn":29}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G47"]}
3 play G53 G49
  occulto-play {"ability":"oubliettes","card":"G53","seat":3,"targets":["G49"]}
0 decline
  occulto-dropped {"card":"G49","seat":0}
  occulto-turn {"seat":4,"turn":30}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G66"]}
4 play G39 left
  occulto-play {"ability":"poisoned_gift","card":"G39","seat":4,"targets":["left"]}
1 decline
2 decline
3 decline
0 decline
3 give G47
1 give G57
2 give G30
4 give G66
0 give G17
  occulto-given {"seat":4,"to":0}
  occulto-given {"seat":0,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-given {"seat":2,"to":3}
  occulto-given {"seat":3,"to":4}
  occulto-turn {"seat":0,"turn":31}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G21"]}
0 play G66 G15
  occulto-play {"ability":"sabotage","card":"G66","seat":0,"targets":["G15"]}
  occulto-sabotaged {"card":"G66","seat":0,"target":"G15"}
  occulto-turn {"seat":1,"turn":32}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G59"]}
1 play G32 G20
  occulto-play {"ability":"oubliettes","card":"G32","seat":1,"targets":["G20"]}
2 decline
  occulto-dropped {"card":"G20","seat":2}
  occulto-turn {"seat":2,"turn":33}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G10"]}
2 play G41 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s2","s3"]}
3 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":3,"turn":34}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G08"]}
3 play G08
  occulto-play-bare {"ability":"forest_fire","card":"G08","seat":3}
4 decline
1 decline
0 decline
2 decline
2 burn G29
4 burn G36
0 burn G25
1 burn G19
  occulto-burn {"card":"G36","seat":4}
  occulto-burn {"card":"G25","seat":0}
  occulto-burn {"card":"G19","seat":1}
  occulto-burn {"card":"G29","seat":2}
  occulto-turn {"seat":4,"turn":35}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G51"]}
4 play G05 G53
  occulto-play {"ability":"uprooting","card":"G05","seat":4,"targets":["G53"]}
3 shield G54
  occulto-shielded {"ability":"uprooting","card":"G54","seat":3}
  occulto-turn {"seat":0,"turn":36}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G56"]}
0 play G56 s1
  occulto-play {"ability":"divination","card":"G56","seat":0,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[0]}
0 ack
  occulto-turn {"seat":1,"turn":37}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G33"]}
1 discard G17
  occulto-discard {"card":"G17","seat":1}
  occulto-turn {"seat":2,"turn":38}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G04"]}
2 play G40 seat3
  occulto-play {"ability":"barter","card":"G40","seat":2,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":2}
  occulto-turn {"seat":3,"turn":39}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G31"]}
3 discard G04
  occulto-discard {"card":"G04","seat":3}
  occulto-turn {"seat":4,"turn":40}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G22"]}
4 play G22 G65
  occulto-play {"ability":"oubliettes","card":"G22","seat":4,"targets":["G65"]}
0 decline
  occulto-dropped {"card":"G65","seat":0}
  occulto-turn {"seat":0,"turn":41}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G06"]}
0 play G27 s1
  occulto-play {"ability":"full_moon","card":"G27","seat":0,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2,3,4]}
0 ack
4 ack
3 ack
2 ack
  occulto-turn {"seat":1,"turn":42}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G63"]}
1 play G63 G32
  occulto-play {"ability":"abundance","card":"G63","seat":1,"targets":["G32"]}
  occulto-abundance {"card":"G63","colour":"violet","seat":1}
  occulto-turn {"seat":2,"turn":43}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G28"]}
2 play G42 G32
  occulto-play {"ability":"oubliettes","card":"G42","seat":2,"targets":["G32"]}
1 shield G33
  occulto-shielded {"ability":"oubliettes","card":"G33","seat":1}
  occulto-turn {"seat":3,"turn":44}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G55"]}
3 play G31 s0 s4
  occulto-play {"ability":"metamorphosis","card":"G31","seat":3,"targets":["s0","s4"]}
  occulto-swapped {"other_place":"s4","place":"s0"}
  occulto-turn {"seat":4,"turn":45}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G61"]}
4 play G61 G05
  occulto-play {"ability":"abundance","card":"G61","seat":4,"targets":["G05"]}
  occulto-abundance {"card":"G61","colour":"red","seat":4}
  occulto-turn {"seat":0,"turn":46}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G45"]}
0 play G21 s3 s4
  occulto-play {"ability":"metamorphosis","card":"G21","seat":0,"targets":["s3","s4"]}
  occulto-swapped {"other_place":"s4","place":"s3"}
  occulto-turn {"seat":1,"turn":47}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G12"]}
  occulto-deck-empty {"turns":0}
1 play G12 G05
  occulto-play {"ability":"oubliettes","card":"G12","seat":1,"targets":["G05"]}
  occulto-dropped {"card":"G05","seat":4}
  occulto-revealed {"faces":["green","yellow","orange","red","violet",""],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":5,"green":5,"orange":10,"red":9,"violet":13,"yellow":3}}
  occulto-powers {"powers":["shiny_power"]}
