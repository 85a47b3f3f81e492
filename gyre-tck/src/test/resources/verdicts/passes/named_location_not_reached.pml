// says: a remote reference sees that a process has not come to the location behind its local step
// run: violated
// spin: violated
byte g;

active proctype P() {
  byte x;
  g = 1;
  x = 1;
  endN: false
}

active proctype Q() {
  end: (g == 1 && !P@endN) -> assert(false)
}
