// item: 40
// says: a label before a declaration is an error
// parse: reject
init { L: byte x; goto L }
