// item: 8
// says: an empty atomic is an error
// parse: reject
init { atomic { } }
