// says: channels of the creator, one for each element that it creates
// run: holds
// spin: holds
byte want = 7;

proctype C(byte me) {
  end: do
  :: atomic { want == 7 -> want = me }
  od
}

init {
  chan c[2] = [1] of { byte };
  byte x;
  atomic { run C(0); run C(1) };
  want != 7;
  x = want;
  c[x]!3;
  assert(len(c[x]) == 1)
}
