// says: a variable that its process reads no more lives as long as others can read it
// run: violated
byte g;

active proctype P() {
  byte x = 1;
  x = x + 1;
  g = 1;
  end: false
}

active proctype Q() {
  g == 1;
  assert(P:x != 2)
}
