// says: a rendez-vous channel is always empty
// gyre-states: 4 because for pan the channel holds the message while the receiver looks at it
// gyre-transitions: 4
// verify: holds
// states: 1
// transitions: 1
chan c = [0] of { byte };
active proctype A() { end: c?eval(len(c)) }
active proctype B() { end: c!0 }
