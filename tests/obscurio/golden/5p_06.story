  obscurio-begun {"dark":5,"grimoire":0,"light":13}
  obscurio-traitor-known {"seat":4} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
0 clue 0:18,64@15 0:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
  obscurio-eyes-closed {}
1 pick 5
  obscurio-picked {"slot":5} to (1,)
1 rest
2 rest
3 rest
4 pick 1
  obscurio-picked {"slot":1} to (0, 4)
4 pick 6
  obscurio-picked {"slot":6} to (0, 4)
4 rest
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
-1 sand
  obscurio-hourglass {"extra":2,"space":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 3
  obscurio-moved {"companion":false,"door":3,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
1 suggest 4
  obscurio-said {"about":[4],"line":"suggest","seat":1}
-1 call
  obscurio-exit {"door":1,"found":false}
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
  obscurio-trap {"trap":"bottom_butterfly"}
  obscurio-trap {"trap":"magical_mist"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:bottom 1:bottom
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 pick 3
  obscurio-picked {"slot":3} to (0, 4)
4 pick 4
  obscurio-picked {"slot":4} to (0, 4)
4 rest
3 mark 4 2
4 mark 1 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 5
  obscurio-moved {"companion":false,"door":5,"seat":2}
1 agree 3
  obscurio-said {"about":[3],"line":"agree","seat":1}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 4
  obscurio-moved {"companion":false,"door":4,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 3
  obscurio-moved {"companion":false,"door":3,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
2 agree 1
  obscurio-said {"about":[1],"line":"agree","seat":2}
3 place 3
  obscurio-moved {"companion":false,"door":3,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
3 place 2
  obscurio-moved {"companion":false,"door":2,"seat":3}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":4,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
  obscurio-danger {"tokens":4}
0 continue
-1 shown
  obscurio-turn {"progress":1,"turn":3,"watcher":false}
  obscurio-trap {"trap":"espionage"}
0 clue 1:bottom 1:0,-60@54
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
  obscurio-eyes-closed {}
1 rest
2 pick 2
  obscurio-picked {"slot":2} to (2,)
2 rest
3 rest
4 pick 2
  obscurio-picked {"slot":2} to (0, 4)
4 pick 6
  obscurio-picked {"slot":6} to (0, 4)
4 rest
2 mark 4 2
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 1
  obscurio-moved {"companion":false,"door":1,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
4 place 1
  obscurio-moved {"companion":false,"door":1,"seat":4}
4 confirm
  obscurio-confirmed {"seat":4}
-1 call
  obscurio-exit {"door":2,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-error {"companion":false,"seat":4,"tokens":1}
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
3 vote 2
3 lock
  obscurio-locked {"seat":3}
4 vote 1
4 lock
  obscurio-locked {"seat":4}
  obscurio-votes {"votes":[-1,2,1,2,1]}
  obscurio-accused {"loyal":true,"seat":1}
  obscurio-accused {"loyal":true,"seat":2}
0 continue
1 continue
2 continue
3 continue
4 continue
