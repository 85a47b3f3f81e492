// says: a process is seen between two of its local steps by pc_value
// run: violated
byte g;

active proctype P() {
  byte x;
  g = 1;
  x = 1;
  end: false
}

active proctype Watcher() {
  byte at;
  g == 1;
  at = pc_value(0);
  end: pc_value(0) != at -> assert(false)
}
