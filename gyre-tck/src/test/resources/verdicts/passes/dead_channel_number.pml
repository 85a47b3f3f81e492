// says: a channel works on when the process that made it names it no more
// run: violated
chan to = [1] of { chan };

active proctype P() {
  chan own = [1] of { byte };
  to!own;
  own!7;
  end: false
}

active proctype Q() {
  chan c;
  byte x;
  to?c;
  c?x;
  assert(x != 7)
}
