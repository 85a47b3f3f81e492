// says: nor one that a claim has
// run: holds --property ltl_0
// run: violated --ltl '[] (x < 2)'
byte x;

never ltl_0 {
  do
    :: x == 7 -> break
    :: true
  od
}

active proctype P() {
  x = 1;
  x = 2
}
