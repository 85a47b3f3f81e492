// item: 74
// says: break as a plain statement is an error
// parse: reject
init { break }
