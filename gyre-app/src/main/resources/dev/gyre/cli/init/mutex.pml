/*
 * Two processes share a resource: at any time at most one of them may use it.
 * The variable turn says who may go first, and is passed on afterwards.
 */
byte turn = 0;
byte inside = 0;

active [2] proctype Process() {
end:
  do
    :: turn == _pid ->
      inside++;
      assert(inside == 1); /* alone in here */
      inside--;
      turn = 1 - _pid
  od
}

ltl both_enter { []<> (turn == 0) && []<> (turn == 1) }
