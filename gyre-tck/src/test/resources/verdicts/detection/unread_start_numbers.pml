// says: the same with numbers of processes
// run: violated
chan c = [1] of { byte };
byte done;

proctype P(byte me) {
  unsigned o : 3;
  do
    :: c ! _pid
    :: c ? o;
       if
       :: o == _pid -> done = 1
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
  do
    :: assert(done == 0)
  od
}
