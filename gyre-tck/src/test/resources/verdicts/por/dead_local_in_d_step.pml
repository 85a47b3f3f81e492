// says: the same where the local is written in a d_step
// run: violated --por on
// run: violated --plain --por on
// spin: violated
byte a[256];
byte g;

proctype R() { byte y; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

proctype P(byte k) {
  byte i, j;
  a[k] = 1;
  do :: i <= k -> i++ :: break od;
  i = 0; k = 0;
L: i++; (i <= 5); d_step { j = 1; k = 255 }; i = 0; d_step { j = 0; k = 0 };
  goto L
}

init { atomic { run R(); run P(0) } }
