// says: an inline that is called needs a step
// run: refused
chan d = [1] of { byte };

inline promise() {
  xr d
}

active proctype R() {
  promise()
}
