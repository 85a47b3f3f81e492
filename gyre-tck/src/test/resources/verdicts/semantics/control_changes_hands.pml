// says: control goes to the receiver and nothing else changes, 1024 steps into an atomic sequence
// run: violated
short n;
bool ready;
chan c = [0] of { bit };

active proctype Sender() {
  atomic {
    ready;
    do
    :: n < 511 -> n++
    :: n == 511 -> break
    od;
    do
    :: c!1
    od
  }
}

active proctype Receiver() {
  atomic {
    ready = true;
    do
    :: c?_
    :: n == 511 -> break
    od
  };
  assert(false)
}
