// says: a trace must be deterministic, also if the first of its ways is right
// run: violated
// spin: violated
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
