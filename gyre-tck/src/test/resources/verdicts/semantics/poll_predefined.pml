// says: a poll stores nothing, so a name that the language provides matches any value in it
// run: violated
// spin: violated
chan c = [1] of { byte };

active proctype P() {
  if
  :: c?[_nr_pr] -> skip
  :: else -> c!7
  fi;
  c?[_pid] && c?[_last] -> assert(false)
}
