// says: the starting value of a new process is the place of an old one
// run: violated
active proctype Old() { byte n; n = 1; n = 2; n = 3; n = 4; end: n == 9 }
proctype New(byte who) { byte first = 7; byte at = pc_value(who); assert(at != 3) }
init { run New(0) }
