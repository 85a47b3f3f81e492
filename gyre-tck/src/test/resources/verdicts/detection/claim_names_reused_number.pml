// says: a never claim that names a process by number sees whoever has the number
// run: violated
byte done;

proctype P() {
  done++;
  L: done = done + 2
}

init {
  run P();
  (done > 0);
  run P();
  run P()
}

never {
  do
  :: P[3]@L -> break
  :: else
  od
}
