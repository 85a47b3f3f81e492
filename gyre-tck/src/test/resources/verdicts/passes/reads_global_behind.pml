// says: a step that reads what others write is no part of the step before it
// run: violated
// spin: violated
bool announced;
byte shared;

active proctype Reader() {
  byte seen;
  announced = true;
  seen = shared;
  assert(seen == 0)
}

active proctype Writer() {
  announced;
  shared = 1
}
