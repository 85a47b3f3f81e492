// says: what a d_step uses depends on the message of a rendez-vous
// run: violated
// plain: differs
chan ch = [2] of { byte };
chan rv = [0] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  d_step { rv?x; if :: x == 1 -> x = len(ch) :: else fi }
}
active proctype S() { rv!1 }
