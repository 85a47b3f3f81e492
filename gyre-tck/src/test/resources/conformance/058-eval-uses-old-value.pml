// item: 58
// says: eval uses the value before the receive
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, byte };
init { byte x = 7; c!1,7; c?x,eval(x); assert(x == 1) }
