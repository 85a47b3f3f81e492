// says: starting values that depend on each other and on a label
// run: violated
// spin: violated
active proctype Worker() { byte n; n = 1; Busy: n = 2; end: n == 9 }
proctype Watcher(byte k) { byte one = k - 2; byte seen = (Worker[0]@Busy -> one : 0); assert(seen != 1) }
init { byte z; z = 3; run Watcher(z) }
