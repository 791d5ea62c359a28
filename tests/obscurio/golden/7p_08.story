  obscurio-begun {"dark":7,"grimoire":0,"light":19}
  obscurio-traitor-known {"seat":4} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"united_butterflies"}
0 clue 0:-48,-42@44 0:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
2 ready
-1 time
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 5
  obscurio-picked {"slot":5} to (3,)
3 rest
4 pick 4
  obscurio-picked {"slot":4} to (0, 4)
4 pick 5
  obscurio-picked {"slot":5} to (0, 4)
4 rest
5 rest
6 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 5
  obscurio-moved {"companion":false,"door":5,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 5
  obscurio-moved {"companion":false,"door":5,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 5
  obscurio-moved {"companion":false,"door":5,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
0 clue 1:bottom 1:-64,15@33
  obscurio-clue {"butterflies":2}
1 ready
-1 time
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 pick 2
  obscurio-picked {"slot":2} to (0, 4)
4 pick 4
  obscurio-picked {"slot":4} to (0, 4)
4 rest
5 rest
6 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 2
  obscurio-moved {"companion":false,"door":2,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 2
  obscurio-moved {"companion":false,"door":2,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 2
  obscurio-moved {"companion":false,"door":2,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 2
  obscurio-moved {"companion":false,"door":2,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 2
  obscurio-moved {"companion":false,"door":2,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
  obscurio-turn {"progress":2,"turn":3,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
  obscurio-trap {"trap":"dark_magic"}
0 clue 0:bottom 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
5 ready
6 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 pick 8
  obscurio-picked {"slot":8} to (0, 4)
4 pick 1
  obscurio-picked {"slot":1} to (0, 4)
4 pick 6
  obscurio-picked {"slot":6} to (0, 4)
4 pick 7
  obscurio-picked {"slot":7} to (0, 4)
4 rest
5 rest
6 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
-1 sand
  obscurio-hourglass {"extra":2,"space":2}
-1 sand
  obscurio-time-out {}
  obscurio-exit {"door":6,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
  obscurio-turn {"progress":2,"turn":4,"watcher":false}
  obscurio-trap {"trap":"no_effect"}
  obscurio-trap {"trap":"dangerous_room"}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:18,64@15 0:55,-35@65
  obscurio-clue {"butterflies":2}
-1 time
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 pick 2
  obscurio-picked {"slot":2} to (0, 4)
4 pick 8
  obscurio-picked {"slot":8} to (0, 4)
4 rest
5 rest
6 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 place 1
  obscurio-moved {"companion":false,"door":1,"seat":3}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 6
  obscurio-moved {"companion":false,"door":6,"seat":4}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 place 6
  obscurio-moved {"companion":false,"door":6,"seat":4}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 6
  obscurio-moved {"companion":false,"door":6,"seat":5}
5 place 1
  obscurio-moved {"companion":false,"door":1,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 5
  obscurio-moved {"companion":false,"door":5,"seat":6}
6 place 6
  obscurio-moved {"companion":false,"door":6,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
-1 call
  obscurio-exit {"door":5,"found":true}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
  obscurio-danger {"tokens":2}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
  obscurio-accusation {"round":1}
1 vote 6
1 lock
  obscurio-locked {"seat":1}
4 suspect 2
  obscurio-said {"about":[2],"line":"suspect","seat":4}
2 vote 6
2 lock
  obscurio-locked {"seat":2}
3 vote 4
3 lock
  obscurio-locked {"seat":3}
4 vote 6
4 lock
  obscurio-locked {"seat":4}
5 vote 4
5 lock
  obscurio-locked {"seat":5}
4 suspect 6
  obscurio-said {"about":[6],"line":"suspect","seat":4}
-1 time
  obscurio-votes {"votes":[-1,6,6,4,6,4,-1]}
  obscurio-accused {"loyal":true,"seat":6}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
