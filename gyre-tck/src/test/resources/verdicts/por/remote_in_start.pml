// says: the starting value of a new process looks into an old one, so the old one's steps matter
// run: violated
active proctype Old() { byte n; n = 1; n = 2; n = 3; end: n == 9 }
proctype New() { byte seen = Old[0]:n; assert(seen != 2) }
init { run New() }
