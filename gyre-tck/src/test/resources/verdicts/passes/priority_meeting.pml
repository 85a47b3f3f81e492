// says: with priorities it matters to others that a process is not yet ready to meet
// run: violated --check assert
chan c = [0] of { byte };
byte g;

active proctype P() {
  byte x, y;
  g == 0;
  x = 1;
  if
  :: c?y
  :: g == 1 -> assert(false)
  fi
}

active proctype Q() priority 5 provided (g == 0) {
  c!1
}

active proctype R() {
  g = 1
}
