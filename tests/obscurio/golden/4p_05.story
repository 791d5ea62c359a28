  obscurio-begun {"dark":5,"grimoire":0,"light":10}
  obscurio-traitor-known {"seat":3} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"concealed_door"}
0 clue 1:-48,-42@44 1:-34,58@24
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
2 mark 1 1
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
3 place 2
  obscurio-moved {"companion":false,"door":2,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":2,"found":true}
  obscurio-progress {"space":2}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"dark_night"}
0 clue 0:bottom 1:6,-6@63
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-dark-night {}
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
3 pick 6
  obscurio-picked {"slot":6} to (0, 3)
2 mark 1 0
3 rest
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
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":2,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":2,"turn":3,"watcher":false}
  obscurio-trap {"trap":"dark_magic"}
0 clue 0:-48,-42@44 0:6,-6@63
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
-1 tick
2 rest
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
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
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
0 continue
1 continue
-1 shown
  obscurio-turn {"progress":2,"turn":4,"watcher":false}
  obscurio-trap {"trap":"espionage"}
0 clue 1:55,-35@65 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 pick 3
  obscurio-picked {"slot":3} to (2,)
2 rest
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
-1 tick
3 pick 1
  obscurio-picked {"slot":1} to (0, 3)
3 rest
2 mark 1 2
2 mark 3 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":6,"found":true}
  obscurio-progress {"space":3}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":3,"turn":5,"watcher":false}
  obscurio-trap {"trap":"no_effect"}
0 clue 1:23,25@10
  obscurio-clue {"butterflies":1}
1 ready
2 ready
3 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 7
  obscurio-picked {"slot":7} to (0, 3)
3 pick 8
  obscurio-picked {"slot":8} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 6
  obscurio-moved {"companion":false,"door":6,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":1,"found":true}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
  obscurio-progress {"space":4}
-1 shown
  obscurio-turn {"progress":4,"turn":6,"watcher":false}
  obscurio-trap {"trap":"bottom_butterfly"}
0 clue 0:bottom 1:-64,15@33
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
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
3 doubt 1
  obscurio-said {"about":[1],"line":"doubt","seat":3}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
3 place 4
  obscurio-moved {"companion":false,"door":4,"seat":3}
3 confirm
  obscurio-confirmed {"seat":3}
-1 call
  obscurio-exit {"door":5,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-error {"companion":false,"seat":3,"tokens":1}
0 continue
-1 shown
  obscurio-accusation {"round":1}
1 vote 3
1 lock
  obscurio-locked {"seat":1}
2 vote 3
2 lock
  obscurio-locked {"seat":2}
3 vote 2
3 lock
  obscurio-locked {"seat":3}
  obscurio-votes {"votes":[-1,3,3,2]}
  obscurio-accused {"loyal":false,"seat":3}
0 continue
1 continue
-1 shown
  obscurio-turn {"progress":4,"turn":7,"watcher":false}
  obscurio-trap {"trap":"bottom_butterfly"}
0 clue 0:bottom 1:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 4
  obscurio-picked {"slot":4} to (0, 3)
3 pick 8
  obscurio-picked {"slot":8} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 1
  obscurio-moved {"companion":false,"door":1,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 call
  obscurio-exit {"door":6,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":4,"turn":8,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
0 clue 1:-34,58@24 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 4
  obscurio-picked {"slot":4} to (0, 3)
3 pick 4
  obscurio-picked {"slot":4} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 call
  obscurio-exit {"door":6,"found":true}
  obscurio-progress {"space":5}
0 continue
1 continue
2 continue
3 continue
  obscurio-turn {"progress":5,"turn":9,"watcher":false}
  obscurio-trap {"trap":"dark_night"}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:-64,15@33 1:6,-6@63
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-dark-night {}
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 8
  obscurio-picked {"slot":8} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-progress {"space":6}
0 continue
1 continue
-1 shown
  obscurio-turn {"progress":6,"turn":10,"watcher":true}
  obscurio-trap {"trap":"concealed_door"}
  obscurio-refilled {"cards":72}
0 clue 0:-48,-42@44 1:0,-60@54
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 pick 3
  obscurio-picked {"slot":3} to (0, 3)
3 pick 7
  obscurio-picked {"slot":7} to (0, 3)
3 rest
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":true}
1 commit 1
  obscurio-in-hand {"seat":1}
2 commit 1
  obscurio-in-hand {"seat":2}
-1 call
  obscurio-placed {"chips":2}
  obscurio-moved {"companion":false,"door":1,"seat":1}
  obscurio-moved {"companion":false,"door":1,"seat":2}
  obscurio-exit {"door":1,"found":true}
0 continue
1 continue
3 continue
2 continue
