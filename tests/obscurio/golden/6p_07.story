  obscurio-begun {"dark":7,"grimoire":0,"light":15}
  obscurio-traitor-known {"seat":1} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"dangerous_room"}
  obscurio-trap {"trap":"bottom_butterfly"}
0 clue 0:0,-60@54 1:bottom
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
5 ready
  obscurio-eyes-closed {}
1 pick 1
  obscurio-picked {"slot":1} to (0, 1)
1 pick 5
  obscurio-picked {"slot":5} to (0, 1)
1 rest
2 rest
3 rest
4 rest
4 mark 3 2
5 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 2
  obscurio-moved {"companion":false,"door":2,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 5
  obscurio-moved {"companion":false,"door":5,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
  obscurio-danger {"tokens":3}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"great_room"}
0 clue 1:0,-60@54 1:23,25@10
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
5 ready
  obscurio-eyes-closed {}
1 pick 5
  obscurio-picked {"slot":5} to (0, 1)
1 pick 8
  obscurio-picked {"slot":8} to (0, 1)
1 rest
2 pick 5
  obscurio-picked {"slot":5} to (2,)
2 rest
3 rest
4 rest
5 rest
-1 tick
  obscurio-doors {"doors":7,"locked":false,"watcher":false}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
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
4 place 4
  obscurio-moved {"companion":false,"door":4,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 4
  obscurio-moved {"companion":false,"door":4,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-error {"companion":false,"seat":5,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
  obscurio-turn {"progress":2,"turn":3,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
0 clue 0:6,-6@63
  obscurio-clue {"butterflies":1}
1 ready
2 ready
3 ready
-1 time
  obscurio-eyes-closed {}
1 pick 5
  obscurio-picked {"slot":5} to (0, 1)
1 rest
2 rest
3 rest
4 rest
5 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
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
4 place 5
  obscurio-moved {"companion":false,"door":5,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
5 place 5
  obscurio-moved {"companion":false,"door":5,"seat":5}
5 place 6
  obscurio-moved {"companion":false,"door":6,"seat":5}
5 confirm
  obscurio-confirmed {"seat":5}
-1 call
  obscurio-exit {"door":6,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
  obscurio-accusation {"round":1}
1 vote 5
1 lock
  obscurio-locked {"seat":1}
2 vote 4
2 lock
  obscurio-locked {"seat":2}
3 vote 2
3 lock
  obscurio-locked {"seat":3}
4 vote 3
4 lock
  obscurio-locked {"seat":4}
5 vote 1
5 lock
  obscurio-locked {"seat":5}
  obscurio-votes {"votes":[-1,5,4,2,3,1]}
  obscurio-accused {"loyal":false,"seat":1}
  obscurio-accused {"loyal":true,"seat":2}
  obscurio-accused {"loyal":true,"seat":3}
  obscurio-accused {"loyal":true,"seat":4}
  obscurio-accused {"loyal":true,"seat":5}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
