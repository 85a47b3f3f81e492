// says: a formula with next counts local steps too
// run: holds --property f
byte g;

active proctype P() {
  byte x;
  x = 1;
  x = 2;
  g = 1
}

ltl f { X X (g == 0) }
