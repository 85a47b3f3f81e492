// says: the same for progress labels: without the else all cycles make progress
// run: violated --check progress
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
  :: ch!1; do :: skip; progress: skip od
  :: else -> do :: skip od
  fi
}
