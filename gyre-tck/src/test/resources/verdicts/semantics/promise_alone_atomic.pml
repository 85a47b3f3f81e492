// says: an atomic sequence needs a step
// run: refused
chan d = [1] of { byte };

active proctype R() {
  atomic { xr d; xs d }
}
