// says: a receive takes all fields from one channel, also if the first one changes which channel is named
// run: holds
chan c[2] = [1] of { byte, byte };
byte i, x;
active proctype P() { c[0]!1,5; c[1]!0,7; c[i]?i,x; assert(i == 1 && x == 5 && empty(c[0])) }
