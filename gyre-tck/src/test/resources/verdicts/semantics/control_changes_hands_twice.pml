// says: a third process is given control by the second, and no variable or place changes; it ends where it should not
// run: violated
short n;
byte ready;
chan c = [0] of { bit };
chan d = [0] of { bit };

active proctype Sender() {
  atomic {
    ready == 2;
    do
    :: n < 511 -> n++
    :: n == 511 -> break
    od;
    do
    :: c!1
    od
  }
}

active proctype Middle() {
  atomic {
    ready++;
    do
    :: c?_
    :: n == 511 -> d!1
    od
  }
}

active proctype Last() {
  atomic {
    ready++;
    do
    :: d?_
    :: n == 511 -> break
    od
  };
  assert(false)
}
