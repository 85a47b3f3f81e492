// item: 51
// says: all message field types
// parse: accept
// verify: holds
// states: 13
// transitions: 13
mtype = { m1, m2 };
typedef T { byte x; short y };
chan d = [0] of { bit };
chan c = [1] of { bit, bool, byte, short, int, mtype, pid, chan, T };
T t;
init { c!1,true,2,-3,-4,m1,_pid,d,t; bit a; bool b; byte e; short f; int g; mtype h; pid i; chan j; c?a,b,e,f,g,h,i,j,t; assert(a == 1 && b && e == 2 && f == -3 && g == -4 && h == m1 && i == 0 && j == d) }
