  occulto-dealt {"deck":47,"first":0,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G10","G54","G53","G03"]} occulto-dealt-seen 1: {"hand":["G67","G37","G11","G46"]} occulto-dealt-seen 2: {"hand":["G36","G39","G27","G50"]} occulto-dealt-seen 3: {"hand":["G29","G15","G31","G42"]} occulto-dealt-seen 4: {"hand":["G17","G66","G58","G18"]}
  occulto-first-look {}
1 ack
3 ack
0 ack
4 ack
2 ack
  occulto-turn {"seat":0,"turn":1}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G19"]}
0 discard G54
  occulto-discard {"card":"G54","seat":0}
  occulto-turn {"seat":1,"turn":2}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G06"]}
1 discard G06
  occulto-discard {"card":"G06","seat":1}
  occulto-turn {"seat":2,"turn":3}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G51"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":4}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G34"]}
3 discard G15
  occulto-discard {"card":"G15","seat":3}
  occulto-turn {"seat":4,"turn":5}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G65"]}
4 discard G66
  occulto-discard {"card":"G66","seat":4}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G62"]}
0 play G03
  occulto-play-bare {"ability":"oubliettes","card":"G03","seat":0}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G52"]}
1 play G52 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":1,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G05"]}
2 discard G39
  occulto-discard {"card":"G39","seat":2}
  occulto-turn {"seat":3,"turn":9}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G63"]}
3 discard G29
  occulto-discard {"card":"G29","seat":3}
  occulto-turn {"seat":4,"turn":10}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G21"]}
4 play G21 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":4,"targets":["s4","c0"]}
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":0,"turn":11}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G44"]}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":12}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G12"]}
1 discard G46
  occulto-discard {"card":"G46","seat":1}
  occulto-turn {"seat":2,"turn":13}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G20"]}
2 discard G05
  occulto-discard {"card":"G05","seat":2}
  occulto-turn {"seat":3,"turn":14}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G08"]}
3 play G31 s0 s3
  occulto-play {"ability":"metamorphosis","card":"G31","seat":3,"targets":["s0","s3"]}
0 decline
  occulto-swapped {"other_place":"s3","place":"s0"}
  occulto-turn {"seat":4,"turn":15}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G33"]}
4 discard G17
  occulto-discard {"card":"G17","seat":4}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G49"]}
0 discard G10
  occulto-discard {"card":"G10","seat":0}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G14"]}
1 discard G67
  occulto-discard {"card":"G67","seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G02"]}
2 play G02 c0
  occulto-play {"ability":"reaper","card":"G02","seat":2,"targets":["c0"]}
  occulto-reaped {"colour":"red","place":"c0"}
  occulto-turn {"seat":3,"turn":19}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G26"]}
3 play G34 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G34","seat":3,"targets":["s2","s3"]}
2 decline
  occulto-swapped {"other_place":"s3","place":"s2"}
  occulto-turn {"seat":4,"turn":20}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G43"]}
4 discard G43
  occulto-discard {"card":"G43","seat":4}
  occulto-turn {"seat":0,"turn":21}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G40"]}
0 play G40 seat4
  occulto-play {"ability":"barter","card":"G40","seat":0,"targets":["seat4"]}
4 shield G33
  occulto-shielded {"ability":"barter","card":"G33","seat":4}
  occulto-turn {"seat":1,"turn":22}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G09"]}
1 play G11 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G11","seat":1,"targets":["s1","s3"]}
3 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":2,"turn":23}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G55"]}
2 discard G27
  occulto-discard {"card":"G27","seat":2}
  occulto-turn {"seat":3,"turn":24}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G25"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":25}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G24"]}
4 play G65 G34
  occulto-play {"ability":"sabotage","card":"G65","seat":4,"targets":["G34"]}
3 decline
  occulto-sabotaged {"card":"G65","seat":3,"target":"G34"}
  occulto-turn {"seat":0,"turn":26}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G45"]}
0 play G53 G11
  occulto-play {"ability":"oubliettes","card":"G53","seat":0,"targets":["G11"]}
1 decline
  occulto-dropped {"card":"G11","seat":1}
  occulto-turn {"seat":1,"turn":27}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G56"]}
1 discard G09
  occulto-discard {"card":"G09","seat":1}
  occulto-turn {"seat":2,"turn":28}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G64"]}
2 discard G51
  occulto-discard {"card":"G51","seat":2}
  occulto-turn {"seat":3,"turn":29}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G07"]}
3 discard G42
  occulto-discard {"card":"G42","seat":3}
  occulto-turn {"seat":4,"turn":30}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G41"]}
4 play G24 seat0
  occulto-play {"ability":"thief","card":"G24","seat":4,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":4,"victim":0}
  occulto-turn {"seat":0,"turn":31}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G16"]}
0 play G62 G53
  occulto-play {"ability":"abundance","card":"G62","seat":0,"targets":["G53"]}
  occulto-abundance {"card":"G62","colour":"orange","seat":0}
  occulto-turn {"seat":1,"turn":32}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G59"]}
1 play G14 seat0
  occulto-play {"ability":"thief","card":"G14","seat":1,"targets":["seat0"]}
0 decline
  occulto-stolen {"seat":1,"victim":0}
  occulto-turn {"seat":2,"turn":33}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G01"]}
2 play G64 G21
  occulto-play {"ability":"sabotage","card":"G64","seat":2,"targets":["G21"]}
4 decline
  occulto-sabotaged {"card":"G64","seat":4,"target":"G21"}
  occulto-turn {"seat":3,"turn":34}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G32"]}
3 play G26 G24
  occulto-play {"ability":"uprooting","card":"G26","seat":3,"targets":["G24"]}
4 decline
  occulto-uprooted {"card":"G24","seat":3,"victim":4}
  occulto-turn {"seat":4,"turn":35}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G48"]}
4 discard G19
  occulto-discard {"card":"G19","seat":4}
  occulto-turn {"seat":0,"turn":36}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G47"]}
0 discard G49
  occulto-discard {"card":"G49","seat":0}
  occulto-turn {"seat":1,"turn":37}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G60"]}
1 play G12 G34
  occulto-play {"ability":"oubliettes","card":"G12","seat":1,"targets":["G34"]}
3 decline
  occulto-dropped {"card":"G34","seat":3}
  occulto-turn {"seat":2,"turn":38}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G38"]}
2 discard G50
  occulto-discard {"card":"G50","seat":2}
  occulto-turn {"seat":3,"turn":39}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G35"]}
3 discard G25
  occulto-discard {"card":"G25","seat":3}
  occulto-turn {"seat":4,"turn":40}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G57"]}
4 pass
  occulto-pass {"seat":4}
  occulto-turn {"seat":0,"turn":41}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G04"]}
0 discard G47
  occulto-discard {"card":"G47","seat":0}
  occulto-turn {"seat":1,"turn":42}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G61"]}
1 play G60 seat3
  occulto-play {"ability":"barter","card":"G60","seat":1,"targets":["seat3"]}
3 decline
  occulto-bartered {"other_seat":3,"seat":1}
  occulto-turn {"seat":2,"turn":43}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G30"]}
2 discard G55
  occulto-discard {"card":"G55","seat":2}
  occulto-turn {"seat":3,"turn":44}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G28"]}
3 play G44
  occulto-play-bare {"ability":"clover","card":"G44","seat":3}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G13"]}
3 discard G56
  occulto-discard {"card":"G56","seat":3}
  occulto-turn {"seat":4,"turn":45}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G22"]}
4 play G41 s1 s3
  occulto-play {"ability":"metamorphosis","card":"G41","seat":4,"targets":["s1","s3"]}
1 decline
3 decline
  occulto-swapped {"other_place":"s3","place":"s1"}
  occulto-turn {"seat":0,"turn":46}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G23"]}
  occulto-deck-empty {"turns":0}
0 discard G04
  occulto-discard {"card":"G04","seat":0}
  occulto-revealed {"faces":["yellow","blue","green","violet","orange",""],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":4,"green":2,"orange":9,"red":2,"violet":5,"yellow":3}}
  occulto-powers {"powers":["shiny_power"]}
