// item: 79
// says: arguments may be channels, conditions, strings and type-free text
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [1] of { byte };
byte x;
inline put(ch, v) { ch!v }
inline when(e) { e; x = 1 }
init { put(c, 3); when(len(c) == 1); assert(x == 1) }
