// says: who can still end keeps time from passing
// run: violated
byte leader = 9;
bit n;
timer t;

proctype P(byte me) {
  atomic { n == 0 -> n = 1 };
  leader = me;
  n = 0
}

active proctype S() {
  set(t, 3);
  expire(t);
  assert(leader == 9)
}

init {
  atomic { run P(0); run P(1) }
}
