// item: 8
// says: an empty proctype body is an error
// parse: reject
active proctype P() { }
