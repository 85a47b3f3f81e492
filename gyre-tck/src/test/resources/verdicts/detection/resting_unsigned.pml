// says: a variable that is no longer read rests at what is left of its starting value (unsigned y : 2 = 8)
// run: violated
// spin: violated
chan q = [0] of { byte };
byte a[3];

active [2] proctype P() {
  byte x = 9;
  unsigned y : 2 = 8;
  do
  :: a[y] = 0; q!x; y = _pid
  :: q?_
  od
}

active proctype O() {
  false
}
