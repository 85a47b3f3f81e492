/*
 * Leader election in a ring with an odd number of nodes, from any state
 * whatever, with the labels of D. Angluin, J. Aspnes, M. Fischer and H. Jiang
 * (2008). A node leads when its label is that of the node before it. Because
 * the ring is odd somebody always does. A leader changes its label now and then,
 * and so hands the lead to the next node, or ends it if that one was a leader
 * too. Fairness to the nodes lets several leaders run after one another for
 * ever; global fairness brings them together, and one is left.
 */

#ifndef N
#define N 5
#endif

bit label[N];
byte leaders = N;

inline count() {
  leaders = (label[N - 1] == label[0]);
  k = 1;
  do
    :: k < N ->
      leaders = leaders + (label[k - 1] == label[k]);
      k++
    :: else -> break
  od;
  k = 0
}

proctype Node(byte me; byte before) {
  byte k;

  do
    :: d_step {
        label[before] == label[me] ->
        label[me] = 1 - label[me];
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

ltl one { <> [] (leaders == 1) }
ltl some { [] (leaders >= 1) }
