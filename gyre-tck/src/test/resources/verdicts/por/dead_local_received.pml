// says: the same with an integer that arrives in messages
// run: violated --por on
// run: violated --plain --por on
// spin: violated
chan c = [1] of { short };
byte a[4];
byte g;

proctype R() { byte y; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

proctype P(short k) {
  short i;
  a[k] = 1;
  do :: i <= k -> i++ :: break od;
  i = 0; k = 0;
L: i++; k = 0; (i <= 5); c!32767; c?k; i = 0; k = 0;
  goto L
}

init { atomic { run R(); run P(0) } }
