// says: a d_step that starts with assert escapes from a receive in the middle of its rendez-vous
// gyre-states: 8 because nothing else happens in the middle of a rendez-vous, as without the d_step
// verify: violated invalid-end-state
// states: 3
// transitions: 3
byte y;
bool b = true;
chan r = [0] of { byte };
active [2] proctype P() { r!1 }
active proctype Q() { r?y unless { d_step { assert(b) } } }
