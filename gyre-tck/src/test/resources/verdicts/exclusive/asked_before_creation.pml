// says: what stands before run is computed when the promise is not yet made
// run: holds
chan ch = [1] of { byte };
proctype Owner() { xr ch; end: ch?_ }
init { byte x; x = len(ch) + run Owner() }
