  obscurio-begun {"dark":0,"grimoire":0,"light":9}
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"united_butterflies"}
0 clue 0:bottom 0:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
0 continue
1 continue
-1 shown
  obscurio-turn {"progress":1,"turn":2,"watcher":false}
  obscurio-trap {"trap":"magical_mist"}
0 clue 0:bottom
  obscurio-clue {"butterflies":1}
1 ready
2 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 5
  obscurio-moved {"companion":false,"door":5,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 5
  obscurio-moved {"companion":false,"door":5,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 call
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
0 continue
1 continue
2 continue
  obscurio-turn {"progress":1,"turn":3,"watcher":false}
  obscurio-trap {"trap":"dusk_hallway"}
0 clue 0:-64,15@33 1:-48,-42@44
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
1 place 4
  obscurio-moved {"companion":false,"door":4,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 4
  obscurio-moved {"companion":false,"door":4,"seat":2}
2 confirm
  obscurio-confirmed {"seat":2}
-1 call
  obscurio-exit {"door":4,"found":true}
  obscurio-progress {"space":2}
0 continue
-1 shown
  obscurio-turn {"progress":2,"turn":4,"watcher":false}
  obscurio-trap {"trap":"plus_two"}
  obscurio-trap {"trap":"no_effect"}
  obscurio-trap {"trap":"concealed_door"}
0 clue 0:-48,-42@44
  obscurio-clue {"butterflies":1}
1 ready
2 ready
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
-1 sand
  obscurio-hourglass {"extra":1,"space":2}
-1 sand
  obscurio-hourglass {"extra":2,"space":3}
1 place 6
  obscurio-moved {"companion":false,"door":6,"seat":1}
1 confirm
  obscurio-confirmed {"seat":1}
2 place 3
  obscurio-moved {"companion":false,"door":3,"seat":2}
2 place 6
  obscurio-moved {"companion":false,"door":6,"seat":2}
-1 sand
  obscurio-time-out {}
  obscurio-exit {"door":1,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
0 continue
1 continue
2 continue
  obscurio-turn {"progress":2,"turn":5,"watcher":false}
  obscurio-trap {"trap":"locked_doors"}
  obscurio-trap {"trap":"evanescent_room"}
  obscurio-trap {"trap":"dangerous_room"}
0 clue 1:6,-6@63 1:60,28@5
  obscurio-clue {"butterflies":2}
1 ready
2 ready
  obscurio-doors {"doors":6,"locked":true,"watcher":false}
-1 sand
  obscurio-hourglass {"extra":2,"space":2}
1 refuse
  obscurio-refused {"companion":false,"door":1,"seat":1}
2 refuse
  obscurio-refused {"companion":false,"door":1,"seat":2}
  obscurio-next-door {"door":2}
1 refuse
  obscurio-refused {"companion":false,"door":2,"seat":1}
2 refuse
  obscurio-refused {"companion":false,"door":2,"seat":2}
  obscurio-next-door {"door":3}
1 refuse
  obscurio-refused {"companion":false,"door":3,"seat":1}
2 refuse
  obscurio-refused {"companion":false,"door":3,"seat":2}
  obscurio-next-door {"door":4}
1 take
  obscurio-took {"companion":false,"door":4,"seat":1}
2 take
  obscurio-took {"companion":false,"door":4,"seat":2}
  obscurio-exit {"door":5,"found":false}
  obscurio-error {"companion":false,"seat":1,"tokens":1}
  obscurio-error {"companion":false,"seat":2,"tokens":1}
  obscurio-danger {"tokens":1}
0 continue
1 continue
2 continue
