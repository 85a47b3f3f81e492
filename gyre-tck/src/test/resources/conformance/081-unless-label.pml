// item: 81
// says: a label at the start of the main block is an error
// parse: reject
init { { L: skip; goto L } unless { true } }
