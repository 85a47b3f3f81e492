// says: a provided clause can block its process between two local steps, where it may not rest
// run: violated
bool go = true;

active proctype P() provided (go) {
  byte x;
  endA: x = 1;
  x = 2;
  endB: false
}

active proctype Q() {
  go = false
}
