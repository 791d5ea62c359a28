  obscurio-begun {"dark":7,"grimoire":0,"light":2}
  obscurio-traitor-known {"seat":2} to (0,)
  obscurio-turn {"progress":1,"turn":1,"watcher":false}
  obscurio-trap {"trap":"espionage"}
0 clue 0:0,-60@54 0:18,64@15
  obscurio-clue {"butterflies":2}
1 ready
2 ready
3 ready
4 ready
5 ready
  obscurio-eyes-closed {}
1 rest
2 rest
3 rest
4 rest
5 rest
5 mark 3 1
-1 tick
  obscurio-doors {"doors":6,"locked":false,"watcher":false}
-1 sand
  obscurio-time-out {}
  obscurio-exit {"door":3,"found":false}
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
  obscurio-accusation {"round":1}
1 vote 3
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
5 vote 1
5 lock
  obscurio-locked {"seat":5}
  obscurio-votes {"votes":[-1,3,1,4,3,1]}
  obscurio-accused {"loyal":true,"seat":1}
  obscurio-accused {"loyal":true,"seat":3}
0 continue
1 continue
2 continue
3 continue
4 continue
5 continue
