  obscurio-begun {"dark":5,"grimoire":0,"light":13}
  obscurio-traitor-known {"seat":1} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"united_butterflies"}
0 put 0:6,-6@63
0 put 0:bottom
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
  obscurio-eyes-closed {}
1 pick 7
  obscurio-picked {"slot":7} to (0, 1)
1 pick 4
  obscurio-picked {"slot":4} to (0, 1)
1 rest
2 rest
3 rest
4 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 place 2
  obscurio-moved {"companion":false,"door":2,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 4
  obscurio-moved {"companion":false,"door":4,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
-1 call
  obscurio-exit {"door":5,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
0 continue
1 continue
2 continue
3 continue
4 continue
  obscurio-turn {"progress":1,"turn":2,"watcher":false}
  obscurio-trap {"trap":"espionage"}
0 put 1:-64,15@33
0 close
  obscurio-clue {"butterflies":1}
1 ready
2 ready
3 ready
4 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
3 trust 2
  obscurio-said {"about":[2],"line":"trust","seat":3}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 1
  obscurio-moved {"companion":false,"door":1,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 place 5
  obscurio-moved {"companion":false,"door":5,"seat":3}
3 place 2
  obscurio-moved {"companion":false,"door":2,"seat":3}
3 place 5
  obscurio-moved {"companion":false,"door":5,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
3 trust 2
  obscurio-said {"about":[2],"line":"trust","seat":3}
-1 call
  obscurio-exit {"door":1,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
4 continue
  obscurio-turn {"progress":2,"turn":3,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
  obscurio-trap {"trap":"dangerous_room"}
0 put 0:bottom
0 put 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
-1 time
  obscurio-eyes-closed {}
1 pick 7
  obscurio-picked {"slot":7} to (0, 1)
1 rest
2 rest
3 rest
4 rest
2 mark 3 2
4 mark 1 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
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
3 place 5
  obscurio-moved {"companion":false,"door":5,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 5
  obscurio-moved {"companion":false,"door":5,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-danger {"tokens":2}
0 continue
1 continue
2 continue
3 continue
4 continue
  obscurio-accusation {"round":1}
1 vote 2
1 lock
  obscurio-locked {"seat":1}
2 vote 1
2 lock
  obscurio-locked {"seat":2}
3 vote 4
3 lock
  obscurio-locked {"seat":3}
4 vote 3
4 lock
  obscurio-locked {"seat":4}
  obscurio-votes {"votes":[-1,2,1,4,3]}
  obscurio-accused {"loyal":false,"seat":1}
  obscurio-accused {"loyal":true,"seat":2}
  obscurio-accused {"loyal":true,"seat":3}
  obscurio-accused {"loyal":true,"seat":4}
0 continue
1 continue
2 continue
3 continue
4 continue
