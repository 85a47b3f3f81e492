// item: 58
// says: eval matches a value, any expression
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, byte };
byte k = 3, a[2] = 4;
init { c!4,4; c?eval(k+1),eval(a[k-2]); assert(len(c) == 0) }
