// says: the same in the middle of a loop, where the receiver counts with a short
// run: violated
// spin: violated
chan req = [0] of { short };
short last = -1;
bool inside, up;

active proctype Receiver() {
  short n;
  end: do
  :: up = true;
     n = n + 1;
     endWait: req?last
  od
}

active proctype Sender() {
  up;
  atomic { inside = true; req!5; inside = false }
}

active proctype Third() {
  end: (inside && last == -1) -> assert(false)
}
