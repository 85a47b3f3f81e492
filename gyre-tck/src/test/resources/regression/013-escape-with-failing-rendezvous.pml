// says: while one option of an escape is open, the main part cannot go on, whatever the other options do
// gyre-states: 3 because Spin forgets the open option when a rendez-vous beside it fails
// gyre-transitions: 3
// verify: holds
// states: 5
// transitions: 5
byte x;
chan r = [0] of { byte };
active proctype P() { { x = 1 } unless { if :: r!2 :: x == 0 fi } }
