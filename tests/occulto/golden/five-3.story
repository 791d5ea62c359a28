  occulto-dealt {"deck":47,"first":2,"players":5,"removed":0} occulto-dealt-seen 0: {"hand":["G25","G30","G52","G07"]} occulto-dealt-seen 1: {"hand":["G31","G05","G14","G27"]} occulto-dealt-seen 2: {"hand":["G54","G36","G41","G21"]} occulto-dealt-seen 3: {"hand":["G57","G15","G23","G16"]} occulto-dealt-seen 4: {"hand":["G40","G11","G35","G67"]}
  occulto-first-look {}
3 ack
0 ack
2 ack
1 ack
4 ack
  occulto-turn {"seat":2,"turn":1}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G65"]}
2 play G21 s0 s4
  occulto-play {"ability":"metamorphosis","card":"G21","seat":2,"targets":["s0","s4"]}
4 decline
0 decline
  occulto-swapped {"other_place":"s4","place":"s0"}
  occulto-turn {"seat":3,"turn":2}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G59"]}
3 discard G16
  occulto-discard {"card":"G16","seat":3}
  occulto-turn {"seat":4,"turn":3}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G26"]}
4 discard G11
  occulto-discard {"card":"G11","seat":4}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G24"]}
0 play G52 s4 c0
  occulto-play {"ability":"metamorphosis","card":"G52","seat":0,"targets":["s4","c0"]}
4 decline
  occulto-swapped {"other_place":"c0","place":"s4"}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G56"]}
1 play G14 seat4
  occulto-play {"ability":"thief","card":"G14","seat":1,"targets":["seat4"]}
4 decline
  occulto-stolen {"seat":1,"victim":4}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G39"]}
2 discard G41
  occulto-discard {"card":"G41","seat":2}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G13"]}
3 discard G57
  occulto-discard {"card":"G57","seat":3}
  occulto-turn {"seat":4,"turn":8}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G63"]}
4 discard G26
  occulto-discard {"card":"G26","seat":4}
  occulto-turn {"seat":0,"turn":9}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G20"]}
0 discard G20
  occulto-discard {"card":"G20","seat":0}
  occulto-turn {"seat":1,"turn":10}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G33"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":11}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G04"]}
2 discard G39
  occulto-discard {"card":"G39","seat":2}
  occulto-turn {"seat":3,"turn":12}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G17"]}
3 discard G59
  occulto-discard {"card":"G59","seat":3}
  occulto-turn {"seat":4,"turn":13}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G46"]}
4 play G46 s3
  occulto-play {"ability":"full_moon","card":"G46","seat":4,"targets":["s3"]}
  occulto-full-moon {"place":"s3","seats":[0,1,2,4]}
4 ack
1 ack
2 ack
0 ack
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G32"]}
0 discard G24
  occulto-discard {"card":"G24","seat":0}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G01"]}
1 play G01 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G01","seat":1,"targets":["s1","c0"]}
  occulto-swapped {"other_place":"c0","place":"s1"}
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G62"]}
2 discard G36
  occulto-discard {"card":"G36","seat":2}
  occulto-turn {"seat":3,"turn":17}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G43"]}
3 discard G15
  occulto-discard {"card":"G15","seat":3}
  occulto-turn {"seat":4,"turn":18}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G08"]}
4 discard G63
  occulto-discard {"card":"G63","seat":4}
  occulto-turn {"seat":0,"turn":19}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G51"]}
0 discard G51
  occulto-discard {"card":"G51","seat":0}
  occulto-turn {"seat":1,"turn":20}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G49"]}
1 play G31 s0 s2
  occulto-play {"ability":"metamorphosis","card":"G31","seat":1,"targets":["s0","s2"]}
2 shield G54
  occulto-shielded {"ability":"metamorphosis","card":"G54","seat":2}
  occulto-turn {"seat":2,"turn":21}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G48"]}
2 play G65 G21
  occulto-play {"ability":"sabotage","card":"G65","seat":2,"targets":["G21"]}
  occulto-sabotaged {"card":"G65","seat":2,"target":"G21"}
  occulto-turn {"seat":3,"turn":22}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G03"]}
3 play G13 G01
  occulto-play {"ability":"oubliettes","card":"G13","seat":3,"targets":["G01"]}
1 shield G33
  occulto-shielded {"ability":"oubliettes","card":"G33","seat":1}
  occulto-turn {"seat":4,"turn":23}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G66"]}
4 play G67 G13 G65
  occulto-copy {"ability":"oubliettes","card":"G67","seat":4,"targets":["G65"]}
2 decline
  occulto-dropped {"card":"G65","seat":2}
  occulto-turn {"seat":0,"turn":24}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G28"]}
0 discard G28
  occulto-discard {"card":"G28","seat":0}
  occulto-turn {"seat":1,"turn":25}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G42"]}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":26}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G55"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":27}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G38"]}
3 discard G23
  occulto-discard {"card":"G23","seat":3}
  occulto-turn {"seat":4,"turn":28}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G47"]}
4 discard G40
  occulto-discard {"card":"G40","seat":4}
  occulto-turn {"seat":0,"turn":29}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G45"]}
0 play G32 G33
  occulto-play {"ability":"oubliettes","card":"G32","seat":0,"targets":["G33"]}
1 decline
  occulto-dropped {"card":"G33","seat":1}
  occulto-turn {"seat":1,"turn":30}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G44"]}
1 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":1,"targets":["right"]}
0 decline
2 decline
4 decline
3 decline
4 give G66
0 give G45
2 give G55
3 give G17
1 give G35
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":3,"to":2}
  occulto-given {"seat":4,"to":3}
  occulto-given {"seat":0,"to":4}
  occulto-turn {"seat":2,"turn":31}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G02"]}
2 discard G62
  occulto-discard {"card":"G62","seat":2}
  occulto-turn {"seat":3,"turn":32}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G53"]}
3 play G03 G52
  occulto-play {"ability":"oubliettes","card":"G03","seat":3,"targets":["G52"]}
0 decline
  occulto-dropped {"card":"G52","seat":0}
  occulto-turn {"seat":4,"turn":33}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G22"]}
4 discard G08
  occulto-discard {"card":"G08","seat":4}
  occulto-turn {"seat":0,"turn":34}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G10"]}
0 discard G10
  occulto-discard {"card":"G10","seat":0}
  occulto-turn {"seat":1,"turn":35}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G64"]}
1 discard G44
  occulto-discard {"card":"G44","seat":1}
  occulto-turn {"seat":2,"turn":36}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G06"]}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":37}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G60"]}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":4,"turn":38}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G34"]}
4 play G22 G03
  occulto-play {"ability":"oubliettes","card":"G22","seat":4,"targets":["G03"]}
3 shield G43
  occulto-shielded {"ability":"oubliettes","card":"G43","seat":3}
  occulto-turn {"seat":0,"turn":39}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G37"]}
0 discard G30
  occulto-discard {"card":"G30","seat":0}
  occulto-turn {"seat":1,"turn":40}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G29"]}
1 discard G55
  occulto-discard {"card":"G55","seat":1}
  occulto-turn {"seat":2,"turn":41}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G50"]}
2 discard G48
  occulto-discard {"card":"G48","seat":2}
  occulto-turn {"seat":3,"turn":42}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G61"]}
3 play G53 G43
  occulto-play {"ability":"oubliettes","card":"G53","seat":3,"targets":["G43"]}
  occulto-dropped {"card":"G43","seat":3}
  occulto-turn {"seat":4,"turn":43}
  occulto-draw {"count":1,"seat":4} occulto-draw-seen 4: {"cards":["G58"]}
4 discard G34
  occulto-discard {"card":"G34","seat":4}
  occulto-turn {"seat":0,"turn":44}
  occulto-draw {"count":1,"seat":0} occulto-draw-seen 0: {"cards":["G18"]}
0 discard G07
  occulto-discard {"card":"G07","seat":0}
  occulto-turn {"seat":1,"turn":45}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G09"]}
1 play G64 G14
  occulto-play {"ability":"sabotage","card":"G64","seat":1,"targets":["G14"]}
  occulto-sabotaged {"card":"G64","seat":1,"target":"G14"}
  occulto-turn {"seat":2,"turn":46}
  occulto-draw {"count":1,"seat":2} occulto-draw-seen 2: {"cards":["G12"]}
2 discard G02
  occulto-discard {"card":"G02","seat":2}
  occulto-turn {"seat":3,"turn":47}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G19"]}
  occulto-deck-empty {"turns":3}
3 discard G38
  occulto-discard {"card":"G38","seat":3}
  occulto-turn {"seat":4,"turn":48}
4 discard G47
  occulto-discard {"card":"G47","seat":4}
  occulto-turn {"seat":0,"turn":49}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":50}
1 discard G29
  occulto-discard {"card":"G29","seat":1}
  occulto-revealed {"faces":["violet","green","red","orange","blue","yellow"],"places":["s0","s1","s2","s3","s4","c0"]}
  occulto-totals {"totals":{"blue":2,"green":5,"orange":2,"red":2,"violet":2,"yellow":1}}
