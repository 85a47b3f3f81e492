// says: what is no element becomes one on a ring (a starting value)
// run: violated
// spin: violated
byte x = 20 >> 2;
bit a[3], n;

active [3] proctype P() {
  end: d_step { n == 0 -> n = 1; a[_pid] = 1 };
  endless: false
}

active proctype R() {
  n == 1;
  x = (x > 2 -> x - 3 : (x + 1) % 3);
  assert(!a[x])
}
