// says: the same for a formula, where no assertion is
// run: violated --property never_late
// run: violated --property never_late --fairness weak
// run: violated --property never_late --fairness strong
chan ch = [0] of { byte };
bool ready, late;

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
  :: else -> late = true
  fi
}

ltl never_late { [] !late }
