// item: 33
// says: an inner block may not shadow an outer one
// parse: reject
init { byte x; { byte x; skip } }
