// says: a message is sent in the middle of a d_step
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xs ch; ch!1 }
active proctype P() {
  byte x;
  d_step { x = 1; if :: x == 1 -> ch!2 :: else fi }
}
