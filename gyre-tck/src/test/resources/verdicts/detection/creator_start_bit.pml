// says: a starting value of the creator is what is left of it in its type (bit k = 2)
// run: violated
// spin: violated
byte leader = 9;

proctype P(byte me) {
  leader = me
}

init {
  bit k = 2;
  atomic { run P(0); run P(1) };
  if
  :: k == 2 -> skip
  :: k == 0 -> (leader != 9); assert(leader != 0)
  fi
}
