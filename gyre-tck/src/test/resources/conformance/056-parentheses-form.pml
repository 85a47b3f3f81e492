// item: 56
// says: c!a(b,c) is c!a,b,c
// parse: accept
// verify: holds
// states: 11
// transitions: 11
mtype = { msg, ack };
chan c = [1] of { mtype, byte, byte };
init { byte x, y; c!msg(1,2); c?msg(x,y); assert(x == 1 && y == 2); c!ack,3,4; c?ack(x,y); assert(x == 3); c!msg(5,6); c?msg,x,y; assert(y == 6) }
