// says: the number that run gives, cut to that of a member
// run: violated
// spin: violated
bit who;
bool taken, go;

active [2] proctype P() {
  if
  :: atomic { !taken -> taken = true }; go; assert(who == _pid)
  :: go
  fi;
end: false
}

proctype R() {
end: false
}

init {
  taken;
  who = run R();
  go = true;
end: false
}
