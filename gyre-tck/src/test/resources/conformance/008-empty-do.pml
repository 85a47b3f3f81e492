// item: 8
// says: a do without options is an error
// parse: reject
init { do od }
