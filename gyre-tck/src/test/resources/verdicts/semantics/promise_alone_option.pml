// says: an option needs a step
// run: refused
chan d = [1] of { byte };

active proctype R() {
  if
  :: skip
  :: xs d
  fi
}
