/* Two clients of a server that counts what it sends: each loop needs the other one. */
mtype = { request, item };
chan ask = [1] of { mtype };
chan give = [1] of { mtype };

active proctype Server() {
  end:
  do
    :: ask?request -> give!item
  od
}

active proctype Client() {
  bool waits;
  do
    :: !waits -> ask!request; waits = true
    :: waits -> give?item; waits = false
  od
}
