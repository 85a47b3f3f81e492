// item: 24
// says: an mtype constant must be declared before it is used
// parse: reject
init { byte x; x = late }
mtype = { late };
