// says: a local that another process reads is written in a step of its own, and is never dead
// run: violated
// spin: violated
active proctype P() {
  byte x;
  x = 1;
  x = 2;
  end: false
}

active proctype Q() {
  end: P:x == 1 -> assert(false)
}
