// says: channels in an array of structures of one process
// run: holds
typedef T { chan c = [1] of { byte } }
byte want = 7;
bit got;

active [2] proctype C() {
  end: do
  :: atomic { want == 7 -> want = _pid }
  od
}

active proctype S() {
  T t[2];
  byte x;
  want != 7;
  x = want;
  t[x].c!3;
  got = 1;
  assert(len(t[x].c) == 1)
}
