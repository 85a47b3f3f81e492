// says: a starting value that reads _last makes it part of the state
// run: violated
// spin: violated
byte seen;

proctype Late() {
  byte before = _last;
  seen = before
}

active proctype First() {
  run Late();
}

active proctype Second() {
  skip
}

active proctype Third() {
  (seen == 1) -> assert(false)
}
