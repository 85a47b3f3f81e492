// item: 96
// says: a trace with a loop and underscores
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { a, b };
chan c = [2] of { mtype, byte };
trace { do :: c!a,_ :: c!b,_ od }
init { c!a,1; c!b,2 }
