// item: 24
// says: mtype constants are numbered from the end
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = {a,b,c}; init { assert(a==3 && b==2 && c==1) }
