  occulto-dealt {"deck":47,"first":2,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G27","G45","G57","G67"]} occulto-dealt-seen 1: {"hand":["G30","G59","G51","G01"]} occulto-dealt-seen 2: {"hand":["G11","G08","G23","G34"]} occulto-dealt-seen 3: {"hand":["G18","G35","G65","G44"]} occulto-dealt-seen 4: {"hand":["G54","G13","G16","G64"]}
  occulto-first-look {}
2 ack
0 ack
3 ack
4 ack
1 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G40"]}
2 play G11 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G11","seat":2,"targets":["s2","c0"]}
  occulto-swapped {"other_place":"c0","place":"s2"}
  occulto-turn {"seat":3,"turn":2}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G37"]}
3 discard G44
  occulto-discard {"card":"G44","seat":3}
  occulto-turn {"seat":4,"turn":3}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G49"]}
4 play G64 G11
  occulto-play {"ability":"sabotage","card":"G64","seat":4,"targets":["G11"]}
2 decline
  occulto-sabotaged {"card":"G64","seat":2,"target":"G11"}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G21"]}
0 discard G45
  occulto-discard {"card":"G45","seat":0}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G53"]}
1 discard G01
  occulto-discard {"card":"G01","seat":1}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G63"]}
2 play G63 G11
  occulto-play {"ability":"abundance","card":"G63","seat":2,"targets":["G11"]}
  occulto-abundance {"card":"G63","colour":"yellow","seat":2}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G25"]}
3 discard G25
  occulto-discard {"card":"G25","seat":3}
  occulto-turn {"seat":4,"turn":8}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G61"]}
4 discard G61
  occulto-discard {"card":"G61","seat":4}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G02"]}
0 play G02 s0
  occulto-play {"ability":"reaper","card":"G02","seat":0,"targets":["s0"]}
  occulto-reaped {"colour":"violet","place":"s0"}
  occulto-replaced {"place":"c0","seat":0}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G42"]}
2 play G34 s2 s4
  occulto-play {"ability":"metamorphosis","card":"G34","seat":2,"targets":["s2","s4"]}
4 shield G54
  occulto-shielded {"ability":"metamorphosis","card":"G54","seat":4}
  occulto-turn {"seat":3,"turn":12}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G62"]}
3 play G35 seat2
  occulto-play {"ability":"thief","card":"G35","seat":3,"targets":["seat2"]}
2 shield G23
  occulto-shielded {"ability":"thief","card":"G23","seat":2}
  occulto-turn {"seat":4,"turn":13}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G43"]}
4 play G13 G11
  occulto-play {"ability":"oubliettes","card":"G13","seat":4,"targets":["G11"]}
2 decline
  occulto-dropped {"card":"G11","seat":2}
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G38"]}
0 discard G57
  occulto-discard {"card":"G57","seat":0}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G10"]}
1 discard G53
  occulto-discard {"card":"G53","seat":1}
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G09"]}
2 discard G09
  occulto-discard {"card":"G09","seat":2}
  occulto-turn {"seat":3,"turn":17}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G03"]}
3 play G65 G13
  occulto-play {"ability":"sabotage","card":"G65","seat":3,"targets":["G13"]}
4 shield G43
  occulto-shielded {"ability":"sabotage","card":"G43","seat":4}
  occulto-turn {"seat":4,"turn":18}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G17"]}
4 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":4,"targets":["left"]}
1 decline
3 decline
0 decline
2 decline
  occulto-gust {"places":["s0","s1","s2","s3","s4"],"side":"left"}
  occulto-turn {"seat":0,"turn":19}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G39"]}
0 play G21 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G21","seat":0,"targets":["s1","s3"]}
1 decline
3 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":1,"turn":20}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G33"]}
1 discard G59
  occulto-discard {"card":"G59","seat":1}
  occulto-turn {"seat":2,"turn":21}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G48"]}
2 discard G08
  occulto-discard {"card":"G08","seat":2}
  occulto-turn {"seat":3,"turn":22}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G04"]}
3 play G03 G43
  occulto-play {"ability":"oubliettes","card":"G03","seat":3,"targets":["G43"]}
4 decline
  occulto-dropped {"card":"G43","seat":4}
  occulto-turn {"seat":4,"turn":23}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G20"]}
4 play G20 s0
  occulto-play {"ability":"totem","card":"G20","seat":4,"targets":["s0"]}
  occulto-turn {"seat":0,"turn":24}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G66"]}
0 discard G39
  occulto-discard {"card":"G39","seat":0}
  occulto-turn {"seat":1,"turn":25}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G50"]}
1 play G50 seat2
  occulto-play {"ability":"barter","card":"G50","seat":1,"targets":["seat2"]}
2 decline
  occulto-bartered {"other_seat":2,"seat":1}
  occulto-turn {"seat":2,"turn":26}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G07"]}
2 play G51 s3 s4
  occulto-play {"ability":"metamorphosis","card":"G51","seat":2,"targets":["s3","s4"]}
3 decline
4 decline
  occulto-swapped {"other_place":"s4","place":"s3"}
  occulto-turn {"seat":3,"turn":27}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G32"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":28}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G24"]}
4 discard G49
  occulto-discard {"card":"G49","seat":4}
  occulto-turn {"seat":0,"turn":29}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G55"]}
0 play G67 G02 s3
  occulto-copy {"ability":"reaper","card":"G67","seat":0,"targets":["s3"]}
3 decline
  occulto-reaped {"colour":"orange","place":"s3"}
  occulto-turn {"seat":1,"turn":30}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G46"]}
1 play G42 G64
  occulto-play {"ability":"oubliettes","card":"G42","seat":1,"targets":["G64"]}
2 decline
  occulto-dropped {"card":"G64","seat":2}
  occulto-turn {"seat":2,"turn":31}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G56"]}
2 play G10
  occulto-play-bare {"ability":"double_ration","card":"G10","seat":2}
  occulto-turn {"seat":3,"turn":32}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G47"]}
3 play G37
  occulto-play-bare {"ability":"crystal_ball","card":"G37","seat":3}
  occulto-crystal {"count":2,"seat":3}
3 top G28
  occulto-turn {"seat":4,"turn":33}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G28"]}
4 discard G16
  occulto-discard {"card":"G16","seat":4}
  occulto-turn {"seat":0,"turn":34}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G19"]}
0 discard G19
  occulto-discard {"card":"G19","seat":0}
  occulto-turn {"seat":1,"turn":35}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G58"]}
1 discard G58
  occulto-discard {"card":"G58","seat":1}
  occulto-turn {"seat":2,"turn":36}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G22","G29"]}
2 play G56 s1
  occulto-play {"ability":"divination","card":"G56","seat":2,"targets":["s1"]}
  occulto-look {"place":"s1","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":37}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G15"]}
3 play G15 s4
  occulto-play {"ability":"divination","card":"G15","seat":3,"targets":["s4"]}
  occulto-look {"place":"s4","seats":[3]}
3 ack
  occulto-turn {"seat":4,"turn":38}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G06"]}
4 discard G24
  occulto-discard {"card":"G24","seat":4}
  occulto-turn {"seat":0,"turn":39}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G31"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":40}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G52"]}
1 play G46 s0
  occulto-play {"ability":"full_moon","card":"G46","seat":1,"targets":["s0"]}
  occulto-full-moon {"place":"s0","seats":[1,2,3,4]}
3 ack
4 ack
1 ack
2 ack
  occulto-turn {"seat":2,"turn":41}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G26"]}
2 discard G14
  occulto-discard {"card":"G14","seat":2}
  occulto-turn {"seat":3,"turn":42}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G05"]}
3 play G32 G42
  occulto-play {"ability":"oubliettes","card":"G32","seat":3,"targets":["G42"]}
1 decline
  occulto-dropped {"card":"G42","seat":1}
  occulto-turn {"seat":4,"turn":43}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G12"]}
4 play G12 G32
  occulto-play {"ability":"oubliettes","card":"G12","seat":4,"targets":["G32"]}
3 decline
  occulto-dropped {"card":"G32","seat":3}
  occulto-turn {"seat":0,"turn":44}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G36"]}
0 play G66 G12
  occulto-play {"ability":"sabotage","card":"G66","seat":0,"targets":["G12"]}
4 decline
  occulto-sabotaged {"card":"G66","seat":4,"target":"G12"}
  occulto-turn {"seat":1,"turn":45}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G60"]}
1 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":1,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":1}
  occulto-turn {"seat":2,"turn":46}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G41"]}
  occulto-deck-empty {"turns":0}
2 play G22 G15
  occulto-play {"ability":"oubliettes","card":"G22","seat":2,"targets":["G15"]}
3 decline
  occulto-dropped {"card":"G15","seat":3}
  occulto-revealed {"faces":["green","blue","yellow","","red",""],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":3,"green":5,"orange":10,"red":5,"violet":6,"yellow":10}}
  occulto-powers {"powers":["delusions_of_grandeur","shiny_power"]}
