  obscurio-begun {"dark":7,"grimoire":0,"light":23}
  obscurio-traitor-known {"seat":3} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:bottom 0:-48,-42@44
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
5 ready
6 ready
7 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 2
  obscurio-picked {"slot":2} to (0, 3)
3 rest
4 rest
5 rest
6 rest
7 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 2
  obscurio-moved {"companion":false,"door":2,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 1
  obscurio-moved {"companion":false,"door":1,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 2
  obscurio-moved {"companion":false,"door":2,"seat":4}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 1
  obscurio-moved {"companion":false,"door":1,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 4
  obscurio-moved {"companion":false,"door":4,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
7 place 1
  obscurio-moved {"companion":false,"door":1,"seat":7}
7 confirm
  obscurio-confirmed {"seat":7}
-1 call
  obscurio-exit {"door":1,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
  obscurio-danger {"tokens":3}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
-1 shown
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"bottom_butterfly"}
0 clue 1:bottom 1:6,-6@63
  obscurio-clue {"butterflies":2}
1 ready
2 ready
4 ready
3 ready
5 ready
6 ready
7 ready
  obscurio-eyes-closed {}
1 rest
3 rest
2 rest
4 rest
5 rest
6 rest
7 pick 7
  obscurio-picked {"slot":7} to (7,)
7 rest
3 mark 2 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
4 place 4
  obscurio-moved {"companion":false,"door":4,"seat":4}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 4
  obscurio-moved {"companion":false,"door":4,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 4
  obscurio-moved {"companion":false,"door":4,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 4
  obscurio-moved {"companion":false,"door":4,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
7 place 5
  obscurio-moved {"companion":false,"door":5,"seat":7}
7 place 4
  obscurio-moved {"companion":false,"door":4,"seat":7}
7 confirm
  obscurio-confirmed {"seat":7}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
  obscurio-error {"companion":false,"seat":7,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
-1 shown
  obscurio-turn {"progress":2,"turn":3,"watcher":false}
  obscurio-trap {"trap":"united_butterflies"}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:-64,15@33 0:0,-60@54
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
-1 time
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 rest
5 rest
6 rest
7 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 3
  obscurio-moved {"companion":false,"door":3,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 5
  obscurio-moved {"companion":false,"door":5,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 3
  obscurio-moved {"companion":false,"door":3,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 6
  obscurio-moved {"companion":false,"door":6,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 3
  obscurio-moved {"companion":false,"door":3,"seat":6}
6 confirm
  obscurio-confirmed {"seat":6}
7 place 3
  obscurio-moved {"companion":false,"door":3,"seat":7}
7 place 4
  obscurio-moved {"companion":false,"door":4,"seat":7}
7 confirm
  obscurio-confirmed {"seat":7}
5 suspect 2
  obscurio-said {"about":[2],"line":"suspect","seat":5}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":7,"tokens":1}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
7 continue
  obscurio-turn {"progress":3,"turn":4,"watcher":false}
  obscurio-trap {"trap":"great_room"}
0 clue 1:bottom
  obscurio-clue {"butterflies":1}
1 ready
2 ready
3 ready
4 ready
5 ready
6 ready
7 ready
  obscurio-eyes-closed {}
1 rest
2 rest
-1 tick
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
3 pick 1
  obscurio-picked {"slot":1} to (0, 3)
3 rest
4 rest
5 rest
6 rest
7 rest
5 mark 1 2
-1 tick
  obscurio-doors {"doors":7,"locked":false,"watcher":false}
1 place 7
  obscurio-moved {"companion":false,"door":7,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 7
  obscurio-moved {"companion":false,"door":7,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 7
  obscurio-moved {"companion":false,"door":7,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 7
  obscurio-moved {"companion":false,"door":7,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
6 place 7
  obscurio-moved {"companion":false,"door":7,"seat":6}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
-1 sand
  obscurio-hourglass {"extra":2,"space":3}
6 confirm
  obscurio-confirmed {"seat":6}
7 place 2
  obscurio-moved {"companion":false,"door":2,"seat":7}
7 place 7
  obscurio-moved {"companion":false,"door":7,"seat":7}
7 place 2
  obscurio-moved {"companion":false,"door":2,"seat":7}
7 place 7
  obscurio-moved {"companion":false,"door":7,"seat":7}
7 confirm
  obscurio-confirmed {"seat":7}
-1 call
  obscurio-exit {"door":2,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-error {"companion":false,"seat":6,"tokens":1}
  obscurio-error {"companion":false,"seat":7,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
7 continue
  obscurio-accusation {"round":1}
1 vote 7
1 lock
  obscurio-locked {"seat":1}
2 vote 6
2 lock
  obscurio-locked {"seat":2}
3 vote 2
3 lock
  obscurio-locked {"seat":3}
4 vote 5
4 lock
  obscurio-locked {"seat":4}
5 vote 3
5 lock
  obscurio-locked {"seat":5}
6 vote 1
6 lock
  obscurio-locked {"seat":6}
7 vote 1
7 lock
  obscurio-locked {"seat":7}
  obscurio-votes {"votes":[-1,7,6,2,5,3,1,1]}
  obscurio-accused {"loyal":true,"seat":1}
0 continue
1 continue
-1 shown
  obscurio-accusation {"round":2}
1 vote 6
1 lock
  obscurio-locked {"seat":1}
2 vote 3
2 lock
  obscurio-locked {"seat":2}
3 vote 7
-1 time
  obscurio-votes {"votes":[-1,6,3,7,-1,-1,-1,-1]}
  obscurio-accused {"loyal":false,"seat":3}
  obscurio-accused {"loyal":true,"seat":6}
  obscurio-accused {"loyal":true,"seat":7}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
6 continue
7 continue
