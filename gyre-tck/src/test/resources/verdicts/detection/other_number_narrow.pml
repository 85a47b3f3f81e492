// says: the number of a process in no family, cut to that of a member
// run: violated
// spin: violated
bit who;
bool taken, go;

active [2] proctype P() {
  if
  :: atomic { !taken -> taken = true }; go; assert(who != _pid)
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
