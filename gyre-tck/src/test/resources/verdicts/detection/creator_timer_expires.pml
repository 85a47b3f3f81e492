// says: the creator's timer changes as time passes
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
  set(t, 3);
  expire(t);
  assert(leader != 0)
}
