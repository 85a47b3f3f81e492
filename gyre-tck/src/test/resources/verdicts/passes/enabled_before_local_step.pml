// says: enabled() sees that a process can still do its local step
// run: violated
byte g;

active proctype P() {
  byte x;
  g = 1;
  x = 1;
  end: false
}

active proctype Q() {
  end: (g == 1 && enabled(0)) -> assert(false)
}
