// says: a circle that waits for a timer that it does not set lets no time pass
// run: violated --check assert
active proctype Q() { assert(false) }
active proctype P() { timer t; set(t, 0); do :: expire(t) od }
