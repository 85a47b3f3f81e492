// says: what stands beside run is computed when the new process has made its promise
// run: violated
// plain: differs
chan ch = [1] of { byte };
proctype Owner() { xr ch; end: ch?_ }
init { byte x; x = run Owner() + len(ch) }
