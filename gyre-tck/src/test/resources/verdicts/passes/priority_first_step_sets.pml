// says: a process whose priority is raised moves before the one that raised it goes on
// run: holds
byte k;

active proctype P() {
  byte x;
  set_priority(1, 5);
  assert(x == 1)
}

active proctype Q() {
  get_priority(_pid) == 5;
  do
  :: k = 1 - k
  od
}
