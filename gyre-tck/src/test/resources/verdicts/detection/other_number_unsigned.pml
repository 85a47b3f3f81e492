// says: the number of a process in no family, cut to that of one of three members
// run: violated
// spin: violated
unsigned who : 2;
bool taken, go;

active [3] proctype P() {
  if
  :: atomic { !taken -> taken = true }; go; assert(who == _pid)
  :: go
  fi;
end: false
}

proctype R() {
  taken;
  who = _pid;
  go = true;
end: false
}

init {
  run R();
end: false
}
