  obscurio-begun {"dark":5,"grimoire":0,"light":10}
  obscurio-traitor-known {"seat":3} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
0 clue 1:-64,15@33 1:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
3 mark 2 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 5
  obscurio-moved {"companion":false,"door":5,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:0,-60@54 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
-1 sand
  obscurio-hourglass {"extra":2,"space":2}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
-1 sand
  obscurio-time-out {}
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-danger {"tokens":0}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
-1 shown
  obscurio-turn {"progress":3,"turn":3,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"espionage"}
  obscurio-trap {"trap":"great_room"}
  obscurio-trap {"trap":"dangerous_room"}
  obscurio-trap {"trap":"united_butterflies"}
0 clue 0:bottom 0:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 2
  obscurio-picked {"slot":2} to (0, 3)
3 pick 8
  obscurio-picked {"slot":8} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":7,"locked":false,"watcher":false}
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
  obscurio-exit {"door":6,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-danger {"tokens":1}
0 continue
1 continue
2 continue
-1 shown
  obscurio-turn {"progress":3,"turn":4,"watcher":false}
  obscurio-trap {"trap":"espionage"}
0 clue 0:0,-60@54 0:23,25@10
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 7
  obscurio-picked {"slot":7} to (0, 3)
3 pick 7
  obscurio-picked {"slot":7} to (0, 3)
-1 tick
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 2
  obscurio-moved {"companion":false,"door":2,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 3
  obscurio-moved {"companion":false,"door":3,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
-1 shown
  obscurio-accusation {"round":1}
1 vote 2
1 lock
  obscurio-locked {"seat":1}
2 vote 1
2 lock
  obscurio-locked {"seat":2}
3 vote 2
3 lock
  obscurio-locked {"seat":3}
  obscurio-votes {"votes":[-1,2,1,2]}
  obscurio-accused {"loyal":true,"seat":2}
0 continue
1 continue
2 continue
3 continue
  obscurio-accusation {"round":2}
1 vote 3
1 lock
  obscurio-locked {"seat":1}
2 vote 3
2 vote 1
-1 time
  obscurio-votes {"votes":[-1,3,1,-1]}
  obscurio-accused {"loyal":true,"seat":1}
  obscurio-accused {"loyal":false,"seat":3}
0 continue
1 continue
2 continue
3 continue
