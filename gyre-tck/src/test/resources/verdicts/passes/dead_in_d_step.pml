// says: a variable lives where only one way through a d_step reads it
// run: violated
byte g;

active proctype P() {
  byte x = 1;
  x = x + 1;
  g = 1;
  d_step {
    skip;
    if
    :: g == 2 -> skip
    :: else -> assert(x != 2)
    fi
  }
}
