// says: a run ends at an end label while the trace waits for another event
// run: violated
// spin: violated
chan c = [2] of { byte };

trace { c!1; c!2 }

active proctype P() {
  c!1;
end:
  c?2
}
