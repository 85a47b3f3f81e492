// says: a formula without a name gets one that no other has, so each is asked for by its own
// run: violated
// run: holds --property ltl_0
// run: violated --property ltl_1
// run: violated --ltl '[] (x < 2)'
// run: holds --ltl '[] (x < 4)'
ltl ltl_0 { [] (x < 5) }
ltl { [] (x < 2) }

byte x;

active proctype P() {
  x = 1;
  x = 2
}
