// item: 72
// says: two else in one selection are an error
// parse: reject
init { if :: else -> skip :: else -> skip fi }
