// says: an array of channels in a process that does not move is indexed by elements
// run: holds
// spin: holds
byte want = 7;
bit got;

active [2] proctype C() {
  end: do
  :: atomic { want == 7 -> want = _pid }
  od
}

active proctype S() {
  chan c[2] = [1] of { byte };
  byte x;
  want != 7;
  x = want;
  c[x]!3;
  got = 1;
  assert(len(c[x]) == 1)
}
