/*
 * Token circulation in a ring with a leader, from any state whatever, after
 * D. Angluin, J. Aspnes, M. Fischer and H. Jiang (2008). Each node has a label
 * and may have the token. When two neighbours meet, the leader wants another
 * label than the node before it, and the others want the same. Who changes its
 * label takes the token from the node before, whether that one has it or not.
 * With weak fairness a token comes round; but several tokens may run after one
 * another for ever, unless fairness is global: then they meet, and at last there
 * is exactly one.
 */

#ifndef N
#define N 5
#endif

bit label[N];
bool token[N];
byte tokens;

inline count() {
  tokens = 0;
  k = 0;
  do
    :: k < N ->
      tokens = tokens + token[k];
      k++
    :: else -> break
  od;
  k = 0
}

/* Node 0 is the leader. */
proctype Node(byte me; byte before) {
  byte k;

  do
    :: d_step {
        if
          :: (label[before] == label[me]) == (me == 0) ->
            label[me] = 1 - label[me];
            token[before] = false;
            token[me] = true;
            count()
          :: else
        fi
      }
  od
}

init {
  byte k;

  atomic {
    for (k : 0 .. N - 1) {
      if
        :: label[k] = 0
        :: label[k] = 1
      fi;
      if
        :: token[k] = true
        :: skip
      fi
    }
    count();
    for (k : 0 .. N - 1) {
      run Node(k, (k + N - 1) % N)
    }
    k = 0
  }
}

ltl one { <> [] (tokens == 1) }
ltl round { [] <> token[0] }
