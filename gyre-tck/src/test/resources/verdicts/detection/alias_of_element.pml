// says: a global channel variable names an element of an array of channels
// run: violated
// spin: violated
chan qs[2] = [1] of { byte };
chan c = qs[0];
byte w = 9;
bit a[2], n;

active [2] proctype P() {
  byte y;
  end: do
  :: d_step { n == 0 -> n = 1; a[_pid] = 1 }
  :: qs[0]?y -> assert(!a[y])
  od
}

active proctype M() {
  n == 1;
  c!0
}
