  oubliette-dealt {"equipped":"QD","slots":["2S","5D","9S","7D"]}
  oubliette-room {"cards":["2S"],"number":2}
  oubliette-uncovered {"card":"3C","slot":1}
  oubliette-turned {"card":"KD","turn":1}
0 pay 3 4
  oubliette-uncovered {"card":"10H","slot":3}
  oubliette-uncovered {"card":"8D","slot":4}
  oubliette-paid {"cards":["9S","7D"]}
  oubliette-fight-won {"card":"KD"}
0 turn
  oubliette-turned {"card":"3D","turn":2}
0 place
  oubliette-room {"cards":["3D"],"number":3}
0 turn
  oubliette-turned {"card":"KC","turn":3}
0 pay 4 e
  oubliette-uncovered {"card":"JC","slot":4}
  oubliette-paid {"cards":["8D","QD"]}
  oubliette-fight-won {"card":"KC"}
0 equip 2
  oubliette-equipped {"card":"5D"}
  oubliette-uncovered {"card":"4S","slot":2}
0 turn
  oubliette-turned {"card":"AC","turn":4}
  oubliette-portcullis {"card":"AC"}
0 turn
  oubliette-turned {"card":"AD","turn":5}
  oubliette-chasm {"card":"AD"}
  oubliette-hazard {"card":"10D"}
  oubliette-hazard-taken {"card":"5D"}
0 equip 2
  oubliette-equipped {"card":"4S"}
  oubliette-uncovered {"card":"5S","slot":2}
0 turn
  oubliette-turned {"card":"7H","turn":6}
0 pay e
  oubliette-trap-passed {"card":"7H","paid":"4S"}
0 turn
  oubliette-turned {"card":"AS","turn":7}
  oubliette-portcullis-ahead {"card":"AS"}
