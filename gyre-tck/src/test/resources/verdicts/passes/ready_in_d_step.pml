// says: a d_step that starts with a receive is ready to meet as well
// run: violated
chan ch = [0] of { byte };
bool up;

active proctype Receiver() {
  byte x, y;
  up = true;
  x = 3;
  d_step { ch?y; x = y }
}

active proctype Sender() {
  up;
  if
  :: ch!1
  :: else -> assert(false)
  fi
}
