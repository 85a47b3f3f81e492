// item: 40
// says: a label may stand alone at the end of an option
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { if :: true -> goto L; assert(false); L: :: false fi }
