// says: the same where the sequence goes on after a rendez-vous that gave it control
// run: violated
// run: refused --time abstract
chan c = [0] of { byte };
byte busy;
active proctype P() { timer t; set(t, 3); atomic { c?_; busy = 1; expire(t); busy = 0 } }
active proctype R() { c!1 }
active proctype Q() { end: busy == 1 -> assert(false) }
