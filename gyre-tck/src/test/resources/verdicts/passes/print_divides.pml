// says: a step whose output cannot be computed is neither merged away nor left out
// run: violated
byte d;

active proctype P() {
  byte x;
  x = 1;
  printf("%d\n", x / d);
  x = 2
}
