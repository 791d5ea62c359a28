  obscurio-begun {"dark":5,"grimoire":0,"light":25}
  obscurio-traitor-known {"seat":3} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"locked_doors"}
0 clue 0:55,-35@65
  obscurio-clue {"butterflies":1}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 2
  obscurio-picked {"slot":2} to (0, 3)
3 pick 2
  obscurio-picked {"slot":2} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":true,"watcher":false}
2 trust 1
  obscurio-said {"about":[1],"line":"trust","seat":2}
1 take
  obscurio-took {"companion":false,"door":1,"seat":1}
2 take
  obscurio-took {"companion":false,"door":1,"seat":2}
3 take
  obscurio-took {"companion":false,"door":1,"seat":3}
  obscurio-exit {"door":1,"found":true}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"no_effect"}
  obscurio-trap {"trap":"united_butterflies"}
0 clue 0:0,-60@54 0:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
-1 tick
2 rest
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
3 pick 2
  obscurio-picked {"slot":2} to (0, 3)
3 rest
3 mark 2 2
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 3
  obscurio-moved {"companion":false,"door":3,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
3 place 4
  obscurio-moved {"companion":false,"door":4,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":3,"turn":3,"watcher":false}
  obscurio-trap {"trap":"dark_magic"}
  obscurio-trap {"trap":"locked_doors"}
0 clue 0:6,-6@63 1:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
3 pick 8
  obscurio-picked {"slot":8} to (0, 3)
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":true,"watcher":false}
1 take
  obscurio-took {"companion":false,"door":1,"seat":1}
2 refuse
  obscurio-refused {"companion":false,"door":1,"seat":2}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
3 take
  obscurio-took {"companion":false,"door":1,"seat":3}
  obscurio-next-door {"door":2}
-1 sand
  obscurio-hourglass {"extra":2,"space":3}
2 refuse
  obscurio-refused {"companion":false,"door":2,"seat":2}
  obscurio-next-door {"door":3}
2 take
  obscurio-took {"companion":false,"door":3,"seat":2}
  obscurio-exit {"door":1,"found":true}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-progress {"space":4}
0 continue
-1 shown
  obscurio-turn {"progress":4,"turn":4,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
  obscurio-trap {"trap":"concealed_door"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:23,25@10 1:0,-60@54
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 4
  obscurio-picked {"slot":4} to (0, 3)
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 2
  obscurio-moved {"companion":false,"door":2,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 2
  obscurio-moved {"companion":false,"door":2,"seat":3}
3 place 4
  obscurio-moved {"companion":false,"door":4,"seat":3}
1 withdraw
  obscurio-withdrew {"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-danger {"tokens":2}
  obscurio-progress {"space":5}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":5,"turn":5,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
0 clue 1:-34,58@24 1:23,25@10
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
3 pick 7
  obscurio-picked {"slot":7} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 3
  obscurio-moved {"companion":false,"door":3,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-progress {"space":6}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":6,"turn":6,"watcher":true}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"concealed_door"}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 1:0,-60@54 1:18,64@15
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 pick 7
  obscurio-picked {"slot":7} to (1,)
1 rest
-1 tick
2 rest
3 rest
2 mark 3 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":true}
1 commit 2
  obscurio-in-hand {"seat":1}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
2 commit 6
  obscurio-in-hand {"seat":2}
3 commit 4
  obscurio-in-hand {"seat":3}
-1 call
  obscurio-placed {"chips":3}
  obscurio-moved {"companion":false,"door":2,"seat":1}
  obscurio-moved {"companion":false,"door":6,"seat":2}
  obscurio-moved {"companion":false,"door":4,"seat":3}
  obscurio-exit {"door":6,"found":true}
0 continue
1 continue
2 continue
3 continue
