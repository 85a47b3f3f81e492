/*
 * Token circulation in a ring with a leader, from any state whatever, after
 * D. Angluin, J. Aspnes, M. Fischer and H. Jiang (2008). A node has the token
 * when it could take the label of the node before it: the leader when the
 * labels are equal, which it then changes, the others when they differ.
 * There is always a token, and with weak fairness it comes round; but several
 * tokens may run after one another for ever, unless fairness is global: then
 * they meet, and at last there is exactly one.
 */

#ifndef N
#define N 5
#endif

bit label[N];
byte tokens;

inline count() {
  tokens = (label[N - 1] == label[0]);
  k = 1;
  do
    :: k < N ->
      tokens = tokens + (label[k - 1] != label[k]);
      k++
    :: else -> break
  od;
  k = 0
}

proctype Node(byte me; byte before) {
  byte k;

  do
    :: d_step {
        if
          :: me == 0 && label[before] == label[me] -> label[me] = 1 - label[me]
          :: me != 0 && label[before] != label[me] -> label[me] = label[before]
          :: else
        fi;
        count()
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
ltl round { [] <> (label[0] == label[N - 1]) }
