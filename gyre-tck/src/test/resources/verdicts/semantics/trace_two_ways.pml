// says: a trace must be deterministic, also if the first of its ways is right; pan ends at the first such event
// run: violated
chan c = [2] of { byte };

trace {
  do
    :: c!1
    :: c!1 -> c!2
  od
}

active proctype P() {
  c!1;
  c!1
}
