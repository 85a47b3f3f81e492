// says: what the receiver does with the control it was given, 1024 steps into the sender's sequence, counts for a formula
// run: violated --property f
// run: violated --property f --fairness weak --threads 2
// run: violated --property g
short n;
bool ready;
bool done;
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
  done = true
}

ltl f { [] !done }
ltl g { [] (n == 511 -> [] !done) }
