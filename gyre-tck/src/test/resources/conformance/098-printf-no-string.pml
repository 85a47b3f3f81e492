// item: 98
// says: the first argument of printf is a string
// parse: reject
init { printf(3) }
