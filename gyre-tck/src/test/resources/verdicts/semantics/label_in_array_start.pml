// says: the same for all elements of an array
// run: violated
// spin: violated
active proctype Worker() { byte n; n = 1; Busy: n = 2; end: n == 9 }
proctype Watcher() { byte seen[3] = 1 + Worker@Busy; assert(seen[2] == 1) }
init { run Watcher() }
