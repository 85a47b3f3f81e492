// says: a timer that is set to 0 has expired at once, so waiting for it lets no time pass
// run: violated --check assert
active proctype Q() { assert(false) }
active proctype P() { timer t; do :: set(t, 0); expire(t) od }
