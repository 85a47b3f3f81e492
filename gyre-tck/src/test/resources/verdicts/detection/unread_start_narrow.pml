// says: a starting value that nobody reads is an element if the variable has no room for anything else
// run: violated
chan c = [1] of { byte };
byte done;

proctype P(byte me) {
  unsigned o : 2;
  do
    :: c ! me
    :: c ? o;
       if
       :: o == me -> done = 1
       :: else -> skip
       fi;
       done = 0
  od
}

init {
  run P(0);
  run P(1);
  run P(2);
  run P(3);
  assert(done == 0)
}
