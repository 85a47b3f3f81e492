// says: what is known of a process chooses its sticky edges; a local that nobody reads any more changes it on a circle
// run: violated --por on
// run: violated --plain --por on
// run: violated --plain --por on --threads 2
// spin: violated
byte a[256];
byte g;

proctype R() { byte y; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

proctype P(byte k) {
  byte i;
  a[k] = 1;
  do :: i <= k -> i++ :: break od;
  i = 0; k = 0;
L: i++; k = 0; (i <= 5); k = 255; i = 0; k = 0;
  goto L
}

init { atomic { run R(); run P(0) } }
