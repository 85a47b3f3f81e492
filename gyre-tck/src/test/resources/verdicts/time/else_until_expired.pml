// says: else is open while the timer runs
// run: violated
// run: refused --time abstract
active proctype P() { timer t; set(t, 3); if :: expire(t) :: else -> assert(false) fi }
