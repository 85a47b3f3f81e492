// says: a state is taken away only when no state that is left leads to it, not when the first one is gone
// run: violated --store disk --memory 1M --check acceptance
// run: violated --store disk --memory 1M --ltl '<>[] (x < 2)'
byte x;
active proctype P() {
accept_once:
  x = 1;
  x = 2;
  do
  :: x = 3;
accept_again:
     x = 2
  od
}
