// says: a global channel variable names the channel of another, over two
// run: violated
// spin: violated
chan q = [1] of { byte };
chan b = q;
chan c = b;
byte w = 9;
bit a[2], n;

active [2] proctype P() {
  byte y;
  end: do
  :: d_step { n == 0 -> n = 1; a[_pid] = 1 }
  :: q?y -> assert(!a[y])
  od
}

active proctype M() {
  n == 1;
  c!1
}
