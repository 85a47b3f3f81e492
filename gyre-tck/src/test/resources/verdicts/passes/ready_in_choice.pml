// says: a d_step that starts with a choice of receives is ready to meet as well
// run: violated
chan ch = [0] of { byte };
bool up;

active proctype Receiver() {
  byte x;
  up = true;
  x = 3;
  d_step { if :: ch?1 -> x = 1 :: ch?2 -> x = 2 fi }
}

active proctype Sender() {
  up;
  if
  :: ch!1
  :: else -> assert(false)
  fi
}
