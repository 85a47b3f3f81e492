// says: the same for a formula
// run: violated --property f --por on
// run: violated --property f --plain --por on
byte a[256];
byte g;

proctype R() { byte y; if :: y = 1 :: y = 2 :: y = 3 fi; g = y }

proctype P(byte k) {
  byte i;
  a[k] = 1;
  do :: i <= k -> i++ :: break od;
  i = 0; k = 0;
L: i++; k = 0; (i <= 5); k = 255; i = 0; k = 0;
  goto L
}

init { atomic { run R(); run P(0) } }
ltl f { [] (g == 0) }
