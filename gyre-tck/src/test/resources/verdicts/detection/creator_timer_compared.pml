// says: the creator's timer is compared
// run: violated
byte leader = 9;

proctype P(byte me) {
  end: do
  :: leader == 9 -> leader = me
  od
}

init {
  timer t;
  atomic { run P(0); run P(1) };
  (leader != 9);
  set(t, 2);
  (t < 2);
  assert(leader != 0)
}
