// says: who enables a process of higher priority keeps all others from moving
// run: violated --check assert
bit g, h;
active proctype P() { assert(false) }
active proctype H() priority 5 {
  g == 1;
  do :: h = 1 - h od
}
active proctype Q() { g = 1 }
