// says: what is left of the number of a channel is another channel
// run: violated
// spin: violated
chan r = [1] of { byte };
chan s = [1] of { byte };
chan q = [1] of { byte };
bit c;
byte got;
bool taken;

active [2] proctype P() {
  chan d;
  if
  :: atomic { !taken -> taken = true }; c = q; d = c; d!_pid
  :: taken
  fi;
end: false
}

active proctype M() {
  r?got;
  assert(got != 1);
end: false
}
