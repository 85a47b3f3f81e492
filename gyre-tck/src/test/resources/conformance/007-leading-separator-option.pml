// item: 7
// says: an option may not start with a separator
// parse: reject
init { if :: ; skip fi }
