  occulto-dealt {"deck":37,"first":1,"players":4,"removed":10} occulto-dealt-seen 0: {"hand":["G27","G50","G29","G15","G31"]} occulto-dealt-seen 1: {"hand":["G42","G17","G66","G58","G18"]} occulto-dealt-seen 2: {"hand":["G19","G06","G51","G34","G65"]} occulto-dealt-seen 3: {"hand":["G62","G52","G05","G63","G21"]}
  occulto-first-look {}
3 ack
1 ack
0 ack
2 ack
  occulto-turn {"seat":1,"turn":1}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G44","G12"]}
1 discard G44
  occulto-discard {"card":"G44","seat":1}
1 discard G58
  occulto-discard {"card":"G58","seat":1}
  occulto-turn {"seat":2,"turn":2}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G20","G08"]}
2 discard G65
  occulto-discard {"card":"G65","seat":2}
2 discard G19
  occulto-discard {"card":"G19","seat":2}
  occulto-turn {"seat":3,"turn":3}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G33","G49"]}
3 discard G21
  occulto-discard {"card":"G21","seat":3}
3 discard G52
  occulto-discard {"card":"G52","seat":3}
  occulto-turn {"seat":0,"turn":4}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G14","G02"]}
0 discard G14
  occulto-discard {"card":"G14","seat":0}
0 discard G50
  occulto-discard {"card":"G50","seat":0}
  occulto-turn {"seat":1,"turn":5}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G26","G43"]}
1 play G42
  occulto-play-bare {"ability":"oubliettes","card":"G42","seat":1}
1 play G17 right
  occulto-play {"ability":"gust","card":"G17","seat":1,"targets":["right"]}
3 decline
2 decline
0 decline
  occulto-gust {"places":["s0","s1","s2","s3"],"side":"right"}
  occulto-turn {"seat":2,"turn":6}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G40","G09"]}
2 play G34 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G34","seat":2,"targets":["s0","c0"]}
0 decline
  occulto-swapped {"other_place":"c0","place":"s0"}
2 pass
  occulto-pass {"seat":2}
  occulto-turn {"seat":3,"turn":7}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G55","G25"]}
3 discard G55
  occulto-discard {"card":"G55","seat":3}
3 discard G05
  occulto-discard {"card":"G05","seat":3}
  occulto-turn {"seat":0,"turn":8}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G24","G45"]}
0 discard G15
  occulto-discard {"card":"G15","seat":0}
0 discard G29
  occulto-discard {"card":"G29","seat":0}
  occulto-turn {"seat":1,"turn":9}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G56","G64"]}
1 discard G18
  occulto-discard {"card":"G18","seat":1}
1 discard G64
  occulto-discard {"card":"G64","seat":1}
  occulto-turn {"seat":2,"turn":10}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G07","G41"]}
2 discard G08
  occulto-discard {"card":"G08","seat":2}
2 discard G06
  occulto-discard {"card":"G06","seat":2}
  occulto-turn {"seat":3,"turn":11}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G16","G59"]}
3 play G16
  occulto-play-bare {"ability":"uprooting","card":"G16","seat":3}
3 play G49 right
  occulto-play {"ability":"poisoned_gift","card":"G49","seat":3,"targets":["right"]}
2 decline
0 decline
1 decline
3 give G62
1 give G12
2 give G51
0 give G24
  occulto-given {"seat":3,"to":2}
  occulto-given {"seat":0,"to":3}
  occulto-given {"seat":1,"to":0}
  occulto-given {"seat":2,"to":1}
  occulto-turn {"seat":0,"turn":12}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G01","G32"]}
0 play G01 s0 s2
  occulto-play {"ability":"metamorphosis","card":"G01","seat":0,"targets":["s0","s2"]}
2 decline
  occulto-swapped {"other_place":"s2","place":"s0"}
0 play G31 s0 c0
  occulto-play {"ability":"metamorphosis","card":"G31","seat":0,"targets":["s0","c0"]}
  occulto-swapped {"other_place":"c0","place":"s0"}
  occulto-turn {"seat":1,"turn":13}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G48","G47"]}
1 play G51 s2 c0
  occulto-play {"ability":"metamorphosis","card":"G51","seat":1,"targets":["s2","c0"]}
2 decline
  occulto-swapped {"other_place":"c0","place":"s2"}
1 pass
  occulto-pass {"seat":1}
  occulto-turn {"seat":2,"turn":14}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G60","G38"]}
2 play G41 s1 c0
  occulto-play {"ability":"metamorphosis","card":"G41","seat":2,"targets":["s1","c0"]}
1 shield G43
  occulto-shielded {"ability":"metamorphosis","card":"G43","seat":1}
2 play G38
  occulto-play-bare {"ability":"lucidity","card":"G38","seat":2}
  occulto-look {"place":"s2","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":15}
  occulto-draw {"count":2,"seat":3} occulto-draw-seen 3: {"cards":["G35","G57"]}
3 discard G63
  occulto-discard {"card":"G63","seat":3}
3 discard G25
  occulto-discard {"card":"G25","seat":3}
  occulto-turn {"seat":0,"turn":16}
  occulto-draw {"count":2,"seat":0} occulto-draw-seen 0: {"cards":["G04","G61"]}
0 discard G61
  occulto-discard {"card":"G61","seat":0}
0 pass
  occulto-pass {"seat":0}
  occulto-turn {"seat":1,"turn":17}
  occulto-draw {"count":2,"seat":1} occulto-draw-seen 1: {"cards":["G30","G28"]}
1 discard G66
  occulto-discard {"card":"G66","seat":1}
1 discard G30
  occulto-discard {"card":"G30","seat":1}
  occulto-turn {"seat":2,"turn":18}
  occulto-draw {"count":2,"seat":2} occulto-draw-seen 2: {"cards":["G13","G22"]}
2 play G40 seat1
  occulto-play {"ability":"barter","card":"G40","seat":2,"targets":["seat1"]}
1 decline
  occulto-bartered {"other_seat":1,"seat":2}
2 play G56 c0
  occulto-play {"ability":"divination","card":"G56","seat":2,"targets":["c0"]}
  occulto-look {"place":"c0","seats":[2]}
2 ack
  occulto-turn {"seat":3,"turn":19}
  occulto-draw {"count":1,"seat":3} occulto-draw-seen 3: {"cards":["G23"]}
  occulto-deck-empty {"turns":1}
3 pass
  occulto-pass {"seat":3}
  occulto-turn {"seat":0,"turn":20}
0 discard G27
  occulto-discard {"card":"G27","seat":0}
0 discard G45
  occulto-discard {"card":"G45","seat":0}
  occulto-revealed {"faces":["blue","violet","yellow","orange","red","green"],"places":["s0","s1","s2","s3","c0","c1"]}
  occulto-totals {"totals":{"blue":0,"green":6,"orange":3,"red":1,"violet":8,"yellow":4}}
