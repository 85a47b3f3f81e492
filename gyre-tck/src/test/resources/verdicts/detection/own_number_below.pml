// says: a process asks whether its number is small
// run: violated
// spin: violated
bit taken;
active [2] proctype P() { end: atomic { !taken -> taken = 1 }; assert(_pid < 1) }
