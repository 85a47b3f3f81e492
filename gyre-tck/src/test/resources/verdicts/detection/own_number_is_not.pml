// says: the same the other way round
// run: violated
// spin: violated
bit taken;
active [2] proctype P() { end: atomic { !taken -> taken = 1 }; assert(_pid != 0) }
