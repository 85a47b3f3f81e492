// says: a process that is created later starts with a fixed element (byte x = 3 - 2)
// run: violated
// spin: violated
bool moved[3], taken, late;

proctype P(byte me) {
  byte x = 3 - 2;
  bool check = late;
  if
  :: check -> assert(moved[x])
  :: !check && !taken -> d_step { taken = true; moved[me] = true }
  :: !check && taken
  fi
}

init {
  atomic { run P(0); run P(1) };
  (taken);
  late = true;
  run P(2)
}
