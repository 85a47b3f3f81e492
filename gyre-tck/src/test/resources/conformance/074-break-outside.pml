// item: 74
// says: break outside a loop is an error
// parse: reject
init { if :: true -> break fi }
