// says: a starting value of the creator is what is left of it in its type (short k = 65536)
// run: violated
// spin: violated
byte leader = 9;

proctype P(byte me) {
  leader = me
}

init {
  short k = 65536;
  atomic { run P(0); run P(1) };
  if
  :: k == 65536 -> skip
  :: k == 0 -> (leader != 9); assert(leader != 0)
  fi
}
