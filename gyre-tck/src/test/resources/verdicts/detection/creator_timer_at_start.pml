// says: the creator's timer is off at the start and set later
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
  if
  :: t == 3 -> skip
  :: set(t, 1)
  fi;
  if
  :: expire(t) -> assert(leader != 0)
  fi
}
