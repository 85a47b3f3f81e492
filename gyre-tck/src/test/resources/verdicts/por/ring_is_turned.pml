// says: a message that goes round a ring, which is turned meanwhile, does not put off others for ever
// run: violated --property f
// run: violated --property g
bit idle[3] = 1;
chan q[3] = [1] of { bit };
byte up;
bool done;

active [3] proctype P() {
  if
  :: atomic { up == 0 -> up++; idle[_pid] = 0; q[_pid]!1 }
  :: atomic { up > 0 -> up++ }
  fi;
  do
  :: q[_pid]?_; idle[_pid] = 1; idle[(_pid + 1) % 3] = 0; q[(_pid + 1) % 3]!1
  od
}

active proctype Q() { up == 3 -> done = true }

ltl f { [] !done }
ltl g { <> [] !done }
