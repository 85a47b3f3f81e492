// says: the same where it waits for one of two things
// run: violated
// run: refused --time abstract
byte busy;
active proctype P() {
  timer t;
  set(t, 3);
  atomic { busy = 1; if :: expire(t) :: busy == 2 fi; busy = 0 }
}
active proctype Q() { end: busy == 1 -> assert(false) }
