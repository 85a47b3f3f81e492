// says: a starting value of the creator is what is left of it in its type (unsigned k : 3 = 8)
// run: violated
// spin: violated
byte leader = 9;

proctype P(byte me) {
  leader = me
}

init {
  unsigned k : 3 = 8;
  atomic { run P(0); run P(1) };
  if
  :: k == 8 -> skip
  :: k == 0 -> (leader != 9); assert(leader != 0)
  fi
}
