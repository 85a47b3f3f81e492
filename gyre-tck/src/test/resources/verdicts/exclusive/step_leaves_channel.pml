// says: a d_step uses another channel than the one its variable means before it
// run: holds
// plain: differs
chan ch = [2] of { byte };
chan other = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  chan c = ch;
  d_step { c = other; x = len(c) }
}
