// says: others may move between a step and the atomic sequence behind it
// run: violated
// spin: violated
byte g;

active proctype P() {
  byte x;
  g = 1;
  atomic { x = 1; assert(g == 1) }
}

active proctype Q() {
  end: g == 1 -> g = 2
}
