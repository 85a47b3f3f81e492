// says: braces that hold a promise only have no step
// run: refused
chan d = [1] of { byte };

active proctype R() {
  { xr d }
}
