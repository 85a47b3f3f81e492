// says: only a condition that asks whether the timer has expired waits for it
// run: violated --check assert
active proctype Q() { assert(false) }
active proctype P() { timer t; byte x; do :: set(t, 1); (!expire(t)) od }
