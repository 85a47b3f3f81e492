// item: 8
// says: an if without options is an error
// parse: reject
init { if fi }
