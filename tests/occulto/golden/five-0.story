  occulto-dealt {"deck":47,"first":0,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G10","G54","G53","G03"]} occulto-dealt-seen 1: {"hand":["G67","G37","G11","G46"]} occulto-dealt-seen 2: {"hand":["G36","G39","G27","G50"]} occulto-dealt-seen 3: {"hand":["G29","G15","G31","G42"]} occulto-dealt-seen 4: {"hand":["G17","G66","G58","G18"]}
  occulto-first-look {}
3 ack
2 ack
0 ack
4 ack
1 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G19"]}
0 discard G54
  occulto-discard {"card":"G54","seat":0}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G06"]}
1 play G67
  occulto-play-bare {"ability":"chameleon","card":"G67","seat":1}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G51"]}
2 play G50 seat3
  occulto-play {"ability":"barter","card":"G50","seat":2,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":2}
  occulto-turn {"seat":3,"turn":4}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G34"]}
3 play G51 s0 s2
  occulto-play {"ability":"metamorphosis","card":"G51","seat":3,"targets":["s0","s2"]}
0 decline
2 decline
  occulto-swapped {"other_place":"s2","place":"s0"}
  occulto-turn {"seat":4,"turn":5}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G65"]}
4 discard G58
  occulto-discard {"card":"G58","seat":4}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G62"]}
0 discard G10
  occulto-discard {"card":"G10","seat":0}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G52"]}
1 play G52 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":1,"targets":["s4","c0"]}
4 decline
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G05"]}
2 discard G42
  occulto-discard {"card":"G42","seat":2}
  occulto-turn {"seat":3,"turn":9}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G63"]}
3 discard G34
  occulto-discard {"card":"G34","seat":3}
  occulto-turn {"seat":4,"turn":10}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G21"]}
4 discard G66
  occulto-discard {"card":"G66","seat":4}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G44"]}
0 discard G62
  occulto-discard {"card":"G62","seat":0}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G12"]}
1 discard G11
  occulto-discard {"card":"G11","seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G20"]}
2 discard G29
  occulto-discard {"card":"G29","seat":2}
  occulto-turn {"seat":3,"turn":14}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G08"]}
3 play G27 s0
  occulto-play {"ability":"full_moon","card":"G27","seat":3,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2,3,4]}
3 ack
2 ack
1 ack
4 ack
  occulto-turn {"seat":4,"turn":15}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G33"]}
4 discard G33
  occulto-discard {"card":"G33","seat":4}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G49"]}
0 discard G49
  occulto-discard {"card":"G49","seat":0}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 play G12 G27
  occulto-play {"ability":"oubliettes","card":"G12","seat":1,"targets":["G27"]}
3 decline
  occulto-dropped {"card":"G27","seat":3}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G02"]}
2 play G15 s1
  occulto-play {"ability":"divination","card":"G15","seat":2,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":19}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G26"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":20}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G43"]}
4 discard G17
  occulto-discard {"card":"G17","seat":4}
  occulto-turn {"seat":0,"turn":21}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G40"]}
0 discard G19
  occulto-discard {"card":"G19","seat":0}
  occulto-turn {"seat":1,"turn":22}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G09"]}
1 play G46 s1
  occulto-play {"ability":"full_moon","card":"G46","seat":1,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2,3,4]}
4 ack
3 ack
0 ack
2 ack
  occulto-turn {"seat":2,"turn":23}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G55"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":24}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G25"]}
3 discard G26
  occulto-discard {"card":"G26","seat":3}
  occulto-turn {"seat":4,"turn":25}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G24"]}
4 play G21 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":4,"targets":["s1","c0"]}
1 decline
  occulto-swapped {"other_place":"c0","place":"s1"}
  occulto-turn {"seat":0,"turn":26}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G45"]}
0 discard G40
  occulto-discard {"card":"G40","seat":0}
  occulto-turn {"seat":1,"turn":27}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G56"]}
1 discard G56
  occulto-discard {"card":"G56","seat":1}
  occulto-turn {"seat":2,"turn":28}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G64"]}
2 play G31 s1 s4
  occulto-play {"ability":"metamorphosis","card":"G31","seat":2,"targets":["s1","s4"]}
4 decline
1 decline
  occulto-swapped {"other_place":"s4","place":"s1"}
  occulto-turn {"seat":3,"turn":29}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G07"]}
3 play G36 c0
  occulto-play {"ability":"divination","card":"G36","seat":3,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[3]}
3 ack
  occulto-turn {"seat":4,"turn":30}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G41"]}
4 play G41 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G41","seat":4,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":0,"turn":31}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G16"]}
0 play G53 G31
  occulto-play {"ability":"oubliettes","card":"G53","seat":0,"targets":["G31"]}
2 decline
  occulto-dropped {"card":"G31","seat":2}
  occulto-turn {"seat":1,"turn":32}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G59"]}
1 play G09
  occulto-play-bare {"ability":"lucidity","card":"G09","seat":1}
  occulto-look {"place":"s1","seats":[1]}
1 ack
  occulto-turn {"seat":2,"turn":33}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G01"]}
2 play G01 s3 s4
  occulto-play {"ability":"metamorphosis","card":"G01","seat":2,"targets":["s3","s4"]}
3 decline
4 shield G43
  occulto-shielded {"ability":"metamorphosis","card":"G43","seat":4}
  occulto-turn {"seat":3,"turn":34}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G32"]}
3 discard G25
  occulto-discard {"card":"G25","seat":3}
  occulto-turn {"seat":4,"turn":35}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G48"]}
4 play G65 G43
  occulto-play {"ability":"sabotage","card":"G65","seat":4,"targets":["G43"]}
  occulto-sabotaged {"card":"G65","seat":4,"target":"G43"}
  occulto-turn {"seat":0,"turn":36}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G47"]}
0 play G16 G21
  occulto-play {"ability":"uprooting","card":"G16","seat":0,"targets":["G21"]}
4 decline
  occulto-uprooted {"card":"G21","seat":0,"victim":4}
  occulto-turn {"seat":1,"turn":37}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G60"]}
1 discard G37
  occulto-discard {"card":"G37","seat":1}
  occulto-turn {"seat":2,"turn":38}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G38"]}
2 discard G64
  occulto-discard {"card":"G64","seat":2}
  occulto-turn {"seat":3,"turn":39}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G35"]}
3 play G35 seat2
  occulto-play {"ability":"thief","card":"G35","seat":3,"targets":["seat2"]}
2 decline
  occulto-stolen {"seat":3,"victim":2}
  occulto-turn {"seat":4,"turn":40}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G57"]}
4 discard G24
  occulto-discard {"card":"G24","seat":4}
  occulto-turn {"seat":0,"turn":41}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G04"]}
0 discard G44
  occulto-discard {"card":"G44","seat":0}
  occulto-turn {"seat":1,"turn":42}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G61"]}
1 play G06 s1
  occulto-play {"ability":"full_moon","card":"G06","seat":1,"targets":["s1"]}
  occulto-full-moon {"place":"s1","seats":[0,2,3,4]}
3 ack
0 ack
2 ack
4 ack
  occulto-turn {"seat":2,"turn":43}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G30"]}
2 play G55 seat0
  occulto-play {"ability":"thief","card":"G55","seat":2,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":2,"victim":0}
  occulto-turn {"seat":3,"turn":44}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G28"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":45}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G13"]}
4 play G13 G01
  occulto-play {"ability":"oubliettes","card":"G13","seat":4,"targets":["G01"]}
2 decline
  occulto-dropped {"card":"G01","seat":2}
  occulto-turn {"seat":0,"turn":46}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G22"]}
0 discard G04
  occulto-discard {"card":"G04","seat":0}
  occulto-turn {"seat":1,"turn":47}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G23"]}
  occulto-deck-empty {"turns":3}
1 discard G61
  occulto-discard {"card":"G61","seat":1}
  occulto-turn {"seat":2,"turn":48}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":49}
3 discard G63
  occulto-discard {"card":"G63","seat":3}
  occulto-turn {"seat":4,"turn":50}
4 discard G18
  occulto-discard {"card":"G18","seat":4}
  occulto-revealed {"faces":["violet","green","blue","yellow","red","orange"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":1,"green":6,"orange":5,"red":5,"violet":4,"yellow":6}}
