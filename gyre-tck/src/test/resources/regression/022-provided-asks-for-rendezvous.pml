// says: a rendez-vous channel is always empty, in a provided clause too
// gyre-verify: violated because nobody can ever move
// gyre-states: 1 because for pan the channel holds the message while the receiver looks at it
// gyre-transitions: 1
// verify: holds
// states: 2
// transitions: 2
chan c = [0] of { byte };
active proctype S() { c!1 }
active proctype R() provided (nempty(c)) { c?1 }
