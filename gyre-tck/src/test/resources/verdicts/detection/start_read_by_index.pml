// says: a starting value is the index in another starting value
// run: violated
// spin: violated
byte b[3] = { 4, 5, 6 };

active [2] proctype P() {
  byte x;
  byte y = b[x];
  x = _pid;
  b[x] = 7;
  assert(y != 4)
}
