// says: the number of a channel does not fit its variable
// run: violated
// spin: violated
chan q[2] = [1] of { byte };
bit c;
bool taken;

active [2] proctype P() {
  if
  :: atomic { !taken -> taken = true }; c = q[_pid]; assert(c)
  :: taken
  fi;
end: false
}
