// says: what a notrace forbids need not be completed; pan complains
// run: holds
chan c = [2] of { byte };

notrace { c!1; c!2 }

active proctype P() {
  c!1;
end:
  c?2
}
