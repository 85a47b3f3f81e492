// says: a run that ends at an accept label is no acceptance cycle
// run: violated
// run: violated --property safety
// run: holds --property acceptance
byte x;

active proctype P() {
  x = 1;
accept:
  x == 0
}
