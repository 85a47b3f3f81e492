// item: 8
// says: an empty option is an error
// parse: reject
init { if :: fi }
