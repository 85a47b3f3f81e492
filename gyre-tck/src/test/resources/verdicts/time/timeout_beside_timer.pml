// says: who waits until nobody else can move depends on a timer that has not expired
// run: violated
// run: refused --time abstract
bit x;
active proctype P() { timer t; set(t, 3); end: expire(t) && x }
active proctype Q() { timeout -> assert(false) }
