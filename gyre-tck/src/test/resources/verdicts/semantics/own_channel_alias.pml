// says: the same through another variable, where another process had its words
// run: violated
// spin: violated
proctype Former() { chan c = [2] of { byte }; c!1; c!1 }
proctype Child() { int filler[8] = 2139062143; chan c = [2] of { byte }; chan d = c; byte n = 3 - len(d); assert(n != 3); assert(filler[3] != 0) }
init { run Former(); _nr_pr == 1; run Child() }
