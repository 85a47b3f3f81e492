// says: the starting value of a new process asks whether an old one can move
// run: violated
active proctype Old() { byte n; n = 1; n = 2; end: n == 9 }
proctype New() { bool able = enabled(0); assert(able) }
init { run New() }
