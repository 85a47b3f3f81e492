// item: 60
// says: ?? takes the first matching message anywhere
// parse: accept
// verify: holds
// states: 9
// transitions: 9
chan c = [3] of { byte, byte };
init { byte x; c!1,1; c!2,5; c!2,6; c??2,x; assert(x == 5 && len(c) == 2); c?x,_; assert(x == 1) }
