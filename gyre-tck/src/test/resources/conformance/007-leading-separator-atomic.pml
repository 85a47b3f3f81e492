// item: 7
// says: an atomic sequence may not start with a separator
// parse: reject
init { atomic { ; skip } }
