// says: a label at a jump that only a starting value names is a place of its own
// run: violated
// spin: violated
active proctype Worker() { byte n; do :: n < 2 -> n++ :: else -> Busy: goto rest od; rest: end: n == 9 }
proctype Watcher() { int seen = 4 * Worker[0]@Busy; assert(seen != 4) }
init { run Watcher() }
