// item: 33
// says: a global declared after the proctype that has a local of the same name
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P() { byte x; x = 1 }
byte x;
init { run P() }
