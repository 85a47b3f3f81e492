// says: the same for accept labels: the cycle lies behind the else
// run: violated --check acceptance
chan ch = [0] of { byte };
bool ready;

active proctype Receiver() {
  byte x, y;
  ready = true;
  x = 3;
  end: ch?y
}

active proctype Sender() {
  ready;
  if
  :: ch!1
  :: else -> accept: do :: skip od
  fi
}
