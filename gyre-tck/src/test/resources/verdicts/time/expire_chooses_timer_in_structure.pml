// says: the same with timers in structures, and a choice that leaves the loop
// run: violated --check assert
// run: refused --check assert --time abstract
typedef Clock { timer t }
Clock c[2];
timer u;
active proctype P() {
  set(c[0].t, 1);
  set(u, 3);
  do
  :: expire(c[expire(u)].t) -> break
  :: false
  od;
  assert(false)
}
