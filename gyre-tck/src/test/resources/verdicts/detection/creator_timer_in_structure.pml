// says: a timer in a structure of the creator
// run: violated
typedef T { timer t }

byte leader = 9;

proctype P(byte me) {
  end: do
  :: leader == 9 -> leader = me
  od
}

init {
  T s;
  atomic { run P(0); run P(1) };
  (leader != 9);
  set(s.t, 3);
  expire(s.t);
  assert(leader != 0)
}
