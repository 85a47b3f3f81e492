// says: a label in a starting value says where the process stands
// run: violated
// spin: violated
active proctype Worker() { byte n; n = 1; Busy: n = 2; end: n == 9 }
proctype Watcher() { bit seen = Worker[0]@Busy; assert(!seen) }
init { run Watcher() }
