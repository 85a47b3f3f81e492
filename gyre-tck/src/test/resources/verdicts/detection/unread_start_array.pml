// says: the same with an array, whose starting values are kept
// run: violated --all-scenarios
chan c = [1] of { byte };
byte done;

proctype P(byte me) {
  byte all[2];
  byte o;
  do
    :: c ! me
    :: c ? o;
       all[1] = o;
       if
       :: o == me -> done = 1
       :: else
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
