// says: after a rendez-vous the sender waits as long as the receiver keeps control, here for ever
// run: holds
chan c = [0] of { byte };

active proctype P() {
  byte x;
  c!1;
  assert(x == 1)
}

active proctype Q() {
  byte x;
  atomic {
    c?x;
    do
    :: skip
    od
  }
}
