// item: 40
// says: a label may stand alone at the end
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { skip; goto L; assert(false); L: }
