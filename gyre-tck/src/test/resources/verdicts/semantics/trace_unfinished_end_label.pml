// says: a trace may be left at an end label of its own
// run: holds
// spin: holds
chan c = [2] of { byte };

trace {
  c!1;
endTrace:
  c!2
}

active proctype P() {
  c!1;
end:
  c?2
}
