// says: the same where another process sends the values
// run: violated --plain --por on --monitor off
// run: violated --plain --por on --monitor off --threads 2
byte a[256], g;
short h;
chan c = [1] of { short };

proctype R() { byte y; h == 2100; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

proctype T() { short v; end: do :: v < 2100 -> v++; c!v od }

proctype P(short k; byte n) {
  byte i;
  a[k] = 1; a[n] = 1;
  do :: i < n -> i++ :: break od;
  do :: h < 2100 -> c?k; h = h + 1 :: else -> break od;
  i = 0; k = 0;
L: i++; (i <= n); k = 3000; i = 0; k = 0;
  goto L
}

init { atomic { run R(); run T(); run P(0, 5) } }
