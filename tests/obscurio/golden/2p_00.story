  obscurio-begun {"dark":0,"grimoire":0,"light":12}
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"dark_night"}
  obscurio-trap {"trap":"great_room"}
0 clue 0:-48,-42@44 0:-34,58@24
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-dark-night {}
  obscurio-doors {"doors":7,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 companion 5
  obscurio-moved {"companion":true,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":5,"found":true}
  obscurio-progress {"space":2}
0 continue
1 continue
  obscurio-turn {"progress":2,"turn":2,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"locked_doors"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 0:-64,15@33 1:-34,58@24
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":true,"watcher":false}
1 refuse
  obscurio-refused {"companion":false,"door":1,"seat":1}
1 doubt 1
  obscurio-said {"about":[1],"line":"doubt","seat":1}
1 refuse_companion
  obscurio-refused {"companion":true,"door":1,"seat":1}
  obscurio-next-door {"door":2}
1 refuse
  obscurio-refused {"companion":false,"door":2,"seat":1}
1 refuse_companion
  obscurio-refused {"companion":true,"door":2,"seat":1}
  obscurio-next-door {"door":3}
1 refuse
  obscurio-refused {"companion":false,"door":3,"seat":1}
1 refuse_companion
  obscurio-refused {"companion":true,"door":3,"seat":1}
  obscurio-next-door {"door":4}
1 refuse
  obscurio-refused {"companion":false,"door":4,"seat":1}
1 refuse_companion
  obscurio-refused {"companion":true,"door":4,"seat":1}
  obscurio-next-door {"door":5}
1 refuse
  obscurio-refused {"companion":false,"door":5,"seat":1}
1 refuse_companion
  obscurio-refused {"companion":true,"door":5,"seat":1}
  obscurio-next-door {"door":6}
1 take
  obscurio-took {"companion":false,"door":6,"seat":1}
1 take_companion
  obscurio-took {"companion":true,"door":6,"seat":1}
  obscurio-exit {"door":6,"found":true}
  obscurio-danger {"tokens":0}
  obscurio-progress {"space":3}
-1 shown
  obscurio-turn {"progress":3,"turn":3,"watcher":false}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 1:-64,15@33
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 companion 4
  obscurio-moved {"companion":true,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-danger {"tokens":1}
  obscurio-progress {"space":4}
0 continue
1 continue
  obscurio-turn {"progress":4,"turn":4,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"united_butterflies"}
  obscurio-trap {"trap":"magical_mist"}
0 clue 1:bottom 1:55,-35@65
  obscurio-clue {"butterflies":2}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 companion 5
  obscurio-moved {"companion":true,"door":5,"seat":1}
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
0 clue 1:-64,15@33
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 companion 1
  obscurio-moved {"companion":true,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
1 suggest 6
  obscurio-said {"about":[6],"line":"suggest","seat":1}
1 companion 2
  obscurio-moved {"companion":true,"door":2,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-error {"companion":true,"seat":1,"tokens":1}
0 continue
1 continue
  obscurio-turn {"progress":4,"turn":6,"watcher":false}
  obscurio-trap {"trap":"no_effect"}
0 clue 1:60,28@5
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 companion 4
  obscurio-moved {"companion":true,"door":4,"seat":1}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-error {"companion":false,"seat":1,"tokens":2}
  obscurio-progress {"space":5}
0 continue
1 continue
  obscurio-turn {"progress":5,"turn":7,"watcher":false}
  obscurio-trap {"trap":"concealed_door"}
0 clue 1:-64,15@33
  obscurio-clue {"butterflies":1}
1 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 1
  obscurio-moved {"companion":false,"door":1,"seat":1}
1 companion 1
  obscurio-moved {"companion":true,"door":1,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
1 place 3
  obscurio-moved {"companion":false,"door":3,"seat":1}
1 companion 4
  obscurio-moved {"companion":true,"door":4,"seat":1}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":true,"seat":1,"tokens":0}
0 continue
1 continue
