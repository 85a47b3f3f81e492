// says: the same after a receive that keeps control, and with the message in a variable
// run: violated
// spin: violated
chan ask = [1] of { byte };
chan give = [0] of { byte };
bool open;
byte met;

active proctype Receiver() {
  byte x = 2, t;
  ask!4;
  t = x;
  give?met;
  assert(t == 2)
}

active proctype Sender() {
  byte m;
  atomic { ask?m; open = true; give!m }
}

active proctype Third() {
  end: (open && met == 0) -> assert(false)
}
