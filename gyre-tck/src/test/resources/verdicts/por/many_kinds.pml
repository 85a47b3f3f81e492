// says: a process that is now of a kind that is remembered, now of another, does not slip past its sticky edges
// run: violated --plain --por on --monitor off
// run: violated --plain --por on --monitor off --threads 2
// spin: violated
byte a[256], g;
short h;

proctype R() { byte y; h == 2100; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

proctype T() { end: do :: h < 2100 -> skip od }

proctype P(short k; byte n) {
  byte i;
  a[k] = 1; a[n] = 1;
  do :: i < n -> i++ :: break od;
  do :: h < 2100 -> d_step { h = h + 1; k = h } :: else -> break od;
  i = 0; k = 0;
L: i++; (i <= n); k = 3000; i = 0; k = 0;
  goto L
}

init { atomic { run R(); run T(); run P(0, 5) } }
