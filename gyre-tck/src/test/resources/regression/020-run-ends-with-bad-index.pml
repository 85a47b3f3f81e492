// says: a run ends with a run-time error; what comes behind it would start from a value nobody knows
// gyre-states: 1 because pan reports the error and goes on
// verify: violated runtime-error
// states: 5
// transitions: 5
byte a[2]; byte i = 2; byte x;
active proctype P() { a[i] = 1; x = 1; x = 2 }
