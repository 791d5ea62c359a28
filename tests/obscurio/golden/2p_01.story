  obscurio-begun {"dark":0,"grimoire":0,"light":12}
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
0 clue 1:-34,58@24
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 companion 1
  obscurio-moved {"companion":true,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
1 suggest 2
  obscurio-said {"about":[2],"line":"suggest","seat":1}
-1 call
  obscurio-exit {"door":1,"found":true}
  obscurio-progress {"space":2}
0 continue
1 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"great_room"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:6,-6@63 1:23,25@10
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":7,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 companion 3
  obscurio-moved {"companion":true,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-danger {"tokens":1}
  obscurio-progress {"space":3}
0 continue
1 continue
  obscurio-turn {"progress":3,"turn":3,"watcher":false}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:bottom 1:0,-60@54
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 companion 1
  obscurio-moved {"companion":true,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":1,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-progress {"space":4}
0 continue
1 continue
  obscurio-turn {"progress":4,"turn":4,"watcher":false}
  obscurio-trap {"trap":"evanescent_room"}
0 clue 0:23,25@10 1:-64,15@33
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 2
  obscurio-moved {"companion":false,"door":2,"seat":1}
1 companion 3
  obscurio-moved {"companion":true,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":6,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-error {"companion":true,"seat":1,"tokens":1}
0 continue
1 continue
  obscurio-turn {"progress":4,"turn":5,"watcher":false}
  obscurio-trap {"trap":"dusk_hallway"}
  obscurio-trap {"trap":"concealed_door"}
0 clue 0:-48,-42@44 1:23,25@10
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 companion 3
  obscurio-moved {"companion":true,"door":3,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":3,"found":true}
  obscurio-progress {"space":5}
0 continue
1 continue
  obscurio-turn {"progress":5,"turn":6,"watcher":false}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:-34,58@24 0:18,64@15
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
1 companion 6
  obscurio-moved {"companion":true,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":6,"found":true}
  obscurio-progress {"space":6}
0 continue
1 continue
  obscurio-turn {"progress":6,"turn":7,"watcher":true}
  obscurio-trap {"trap":"concealed_door"}
  obscurio-trap {"trap":"bottom_butterfly"}
0 clue 0:bottom
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":true}
1 commit 3 3
  obscurio-in-hand {"seat":1}
-1 call
  obscurio-placed {"chips":2}
  obscurio-moved {"companion":false,"door":3,"seat":1}
  obscurio-moved {"companion":true,"door":3,"seat":1}
  obscurio-exit {"door":3,"found":true}
0 continue
1 continue
