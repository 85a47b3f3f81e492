// says: a remote reference sees a process at the location between two local steps
// run: violated
// spin: violated
active proctype P() {
  byte x;
  x = 1;
  L: x = 2;
  end: false
}

active proctype Q() {
  end: P@L -> assert(false)
}
