  occulto-dealt {"deck":37,"first":3,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G47","G09","G17","G31","G01"]} occulto-dealt-seen 1: {"hand":["G27","G08","G03","G15","G13"]} occulto-dealt-seen 2: {"hand":["G05","G43","G24","G49","G12"]} occulto-dealt-seen 3: {"hand":["G42","G37","G30","G63","G16"]}
  occulto-first-look {}
1 ack
3 ack
0 ack
2 ack
  occulto-turn {"seat":3,"turn":1}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G18","G11"]}
3 play G11 c0 c1
  occulto-play {"ability":"metamorphosis","card":"G11","seat":3,"targets":["c0","c1"]}
  occulto-swapped {"other_place":"c1","place":"c0"}
3 play G37
  occulto-play-bare {"ability":"crystal_ball","card":"G37","seat":3}
  occulto-crystal {"count":2,"seat":3}
3 top G58
  occulto-turn {"seat":0,"turn":2}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G58","G41"]}
0 play G31 s2 s3
  occulto-play {"ability":"metamorphosis","card":"G31","seat":0,"targets":["s2","s3"]}
2 shield G43
  occulto-shielded {"ability":"metamorphosis","card":"G43","seat":2}
0 play G58
  occulto-play-bare {"ability":"forest_fire","card":"G58","seat":0}
1 decline
2 decline
3 decline
1 burn G13
3 burn G30
2 burn G12
  occulto-burn {"card":"G13","seat":1}
  occulto-burn {"card":"G12","seat":2}
  occulto-burn {"card":"G30","seat":3}
  occulto-turn {"seat":1,"turn":3}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G66","G65"]}
1 discard G15
  occulto-discard {"card":"G15","seat":1}
1 discard G27
  occulto-discard {"card":"G27","seat":1}
  occulto-turn {"seat":2,"turn":4}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G67","G04"]}
2 play G24 seat3
  occulto-play {"ability":"thief","card":"G24","seat":2,"targets":["seat3"]}
3 decline
  occulto-stolen {"seat":2,"victim":3}
2 play G04 seat1
  occulto-play {"ability":"thief","card":"G04","seat":2,"targets":["seat1"]}
1 decline
  occulto-stolen {"seat":2,"victim":1}
  occulto-turn {"seat":3,"turn":5}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G64","G60"]}
3 play G64 G11
  occulto-play {"ability":"sabotage","card":"G64","seat":3,"targets":["G11"]}
  occulto-sabotaged {"card":"G64","seat":3,"target":"G11"}
3 play G16 G04
  occulto-play {"ability":"uprooting","card":"G16","seat":3,"targets":["G04"]}
2 decline
  occulto-uprooted {"card":"G04","seat":3,"victim":2}
  occulto-turn {"seat":0,"turn":6}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G38","G10"]}
0 play G17 left
  occulto-play {"ability":"gust","card":"G17","seat":0,"targets":["left"]}
2 decline
3 decline
1 decline
  occulto-gust {"places":["s0","s1","s2","s3"],"side":"left"}
0 play G01 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G01","seat":0,"targets":["s2","c1"]}
2 decline
  occulto-swapped {"other_place":"c1","place":"s2"}
  occulto-turn {"seat":1,"turn":7}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G29","G07"]}
1 play G65 G58
  occulto-play {"ability":"sabotage","card":"G65","seat":1,"targets":["G58"]}
0 decline
  occulto-sabotaged {"card":"G65","seat":0,"target":"G58"}
1 play G66 G01
  occulto-play {"ability":"sabotage","card":"G66","seat":1,"targets":["G01"]}
0 decline
  occulto-sabotaged {"card":"G66","seat":0,"target":"G01"}
  occulto-turn {"seat":2,"turn":8}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G50","G36"]}
2 play G67 G16 G65
  occulto-copy {"ability":"uprooting","card":"G67","seat":2,"targets":["G65"]}
0 decline
  occulto-uprooted {"card":"G65","seat":2,"victim":0}
2 play G03 G04
  occulto-play {"ability":"oubliettes","card":"G03","seat":2,"targets":["G04"]}
3 decline
  occulto-dropped {"card":"G04","seat":3}
  occulto-turn {"seat":3,"turn":9}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G25","G53"]}
3 play G53 G64
  occulto-play {"ability":"oubliettes","card":"G53","seat":3,"targets":["G64"]}
  occulto-dropped {"card":"G64","seat":3}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":10}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G23","G48"]}
0 discard G47
  occulto-discard {"card":"G47","seat":0}
0 discard G38
  occulto-discard {"card":"G38","seat":0}
  occulto-turn {"seat":1,"turn":11}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G32","G51"]}
1 discard G51
  occulto-discard {"card":"G51","seat":1}
1 discard G08
  occulto-discard {"card":"G08","seat":1}
  occulto-turn {"seat":2,"turn":12}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G34","G20"]}
2 discard G05
  occulto-discard {"card":"G05","seat":2}
2 discard G42
  occulto-discard {"card":"G42","seat":2}
  occulto-turn {"seat":3,"turn":13}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G57","G56"]}
3 play G63 G11
  occulto-play {"ability":"abundance","card":"G63","seat":3,"targets":["G11"]}
  occulto-abundance {"card":"G63","colour":"yellow","seat":3}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":14}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G59","G39"]}
0 discard G59
  occulto-discard {"card":"G59","seat":0}
0 discard G39
  occulto-discard {"card":"G39","seat":0}
  occulto-turn {"seat":1,"turn":15}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G35","G21"]}
1 play G21 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G21","seat":1,"targets":["s1","c0"]}
  occulto-swapped {"other_place":"c0","place":"s1"}
1 play G35 seat3
  occulto-play {"ability":"thief","card":"G35","seat":1,"targets":["seat3"]}
3 decline
  occulto-stolen {"seat":1,"victim":3}
  occulto-turn {"seat":2,"turn":16}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G55","G52"]}
2 play G36 c0
  occulto-play {"ability":"divination","card":"G36","seat":2,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[2]}
2 ack
2 play G34 s1 s2
  occulto-play {"ability":"metamorphosis","card":"G34","seat":2,"targets":["s1","s2"]}
1 decline
  occulto-swapped {"other_place":"s2","place":"s1"}
  occulto-turn {"seat":3,"turn":17}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G40","G33"]}
3 play G56 s0
  occulto-play {"ability":"divination","card":"G56","seat":3,"targets":["s0"]}
  occulto-look {"place":"s0","seats":[3]}
3 ack
3 play G57
  occulto-play-bare {"ability":"lucidity","card":"G57","seat":3}
  occulto-look {"place":"s3","seats":[3]}
3 ack
  occulto-turn {"seat":0,"turn":18}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G44","G06"]}
0 play G41 s2 c1
  occulto-play {"ability":"metamorphosis","card":"G41","seat":0,"targets":["s2","c1"]}
2 decline
  occulto-swapped {"other_place":"c1","place":"s2"}
0 play G06 s2
  occulto-play {"ability":"full_moon","card":"G06","seat":0,"targets":["s2"]}
  occulto-full-moon {"place":"s2","seats":[0,1,3]}
0 ack
3 ack
1 ack
  occulto-turn {"seat":1,"turn":19}
  occulto-draw {"count":1,"seat":1} occulto-draw-seen 1: {"cards":["G19"]}
  occulto-deck-empty {"turns":1}
1 discard G29
  occulto-discard {"card":"G29","seat":1}
1 discard G60
  occulto-discard {"card":"G60","seat":1}
  occulto-turn {"seat":2,"turn":20}
2 play G20 s2
  occulto-play {"ability":"totem","card":"G20","seat":2,"targets":["s2"]}
2 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":2,"targets":["right"]}
3 shield G33
1 decline
0 shield G23
  occulto-shielded {"ability":"poisoned_gift","card":"G33","seat":3}
  occulto-shielded {"ability":"poisoned_gift","card":"G23","seat":0}
1 give G32
2 give G55
  occulto-given {"seat":2,"to":1}
  occulto-given {"seat":1,"to":2}
  occulto-revealed {"faces":["violet","yellow","green","orange","blue","red"],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":4,"green":5,"orange":9,"red":3,"violet":10,"yellow":9}}
