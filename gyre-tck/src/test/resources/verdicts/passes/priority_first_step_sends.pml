// says: a message lets a process of higher priority move before the sender goes on
// run: holds
chan c = [1] of { byte };
byte k;

active proctype P() {
  byte x;
  c!1;
  assert(x == 1)
}

active proctype Q() priority 5 {
  byte x;
  c?x;
  do
  :: k = 1 - k
  od
}
