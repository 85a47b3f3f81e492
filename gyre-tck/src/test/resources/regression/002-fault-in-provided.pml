// says: an index out of range in a provided clause is a fault, not a crash
// gyre-states: 1 because a step with a fault has no outcome, and pan goes on
// verify: violated runtime-error
// states: 3
// transitions: 3
byte x = 3; byte a[2];
active proctype P() provided (a[x] == 0) { skip }
