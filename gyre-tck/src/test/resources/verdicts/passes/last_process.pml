// says: who moved last can be the process whose local step comes late
// run: violated
byte g;

active proctype P() {
  byte x;
  g = 1;
  x = 1;
  end: false
}

active proctype Q() {
  g == 1;
  g = 2;
  end: false
}

active proctype Watcher() {
  end: g == 2 && _last == 0 -> assert(false)
}
