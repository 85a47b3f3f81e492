// says: the number of one channel out of four does not fit its variable
// run: violated
// spin: violated
chan q[4] = [1] of { byte };
unsigned c : 2;
bool taken;

active [4] proctype P() {
  if
  :: atomic { !taken -> taken = true }; c = q[_pid]; assert(c == q[_pid])
  :: taken
  fi;
end: false
}
