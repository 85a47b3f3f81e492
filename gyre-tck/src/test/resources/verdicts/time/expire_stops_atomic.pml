// says: an atomic sequence that waits for a timer lets others in; a timer that expires at once does not
// run: violated
// run: refused --time abstract
bit busy;
active proctype P() { timer t; atomic { busy = 1; set(t, 3); expire(t); busy = 0 } }
active proctype Q() { end: busy == 1 -> assert(false) }
