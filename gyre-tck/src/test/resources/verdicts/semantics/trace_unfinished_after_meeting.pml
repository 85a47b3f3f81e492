// says: the same where one process has ended and another waits for a rendez-vous at its end label
// run: violated
// spin: violated
chan c = [2] of { byte };
chan r = [0] of { byte };

trace { c!1; c!2 }

active proctype P() {
  c!1;
  r!1
}

active proctype R() {
end:
  do
    :: r?_
  od
}
