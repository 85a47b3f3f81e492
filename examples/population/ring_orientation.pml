/*
 * Orienting a ring, from any state whatever, after the idea of D. Angluin,
 * J. Aspnes, M. Fischer and H. Jiang (2008). The neighbours of each node have
 * different colours. A node calls one of these colours that of the node before it
 * and the other that of the node after it, and at last all are to mean the
 * same way round. Who meets a neighbour of an unknown colour puts it in one of
 * the two places, and when two meet who each take the other to be the node after
 * it, one of them turns round; which one, is up to chance. So the place where
 * two directions meet walks to and fro. With global fairness it comes to an end
 * some time; with strong fairness it may go on for ever.
 */

#ifndef N
#define N 4
#endif

/* For any N from 3 on, so that the neighbours of each node differ. */
#define REST(k) (k == N - 1 && N % 4 == 3 -> 1 : (N == 3 && k == 1 -> 0 : 2))
#define COLOUR(k) (k < N - N % 4 -> k % 4 / 2 : REST(k))
#define COLOURS 3

byte colour[N];
byte before[N];
byte after[N];
byte knowing; /* how many nodes have the colours of both neighbours */
byte pointing; /* how many take the next one in the ring for the one after */

inline count() {
  knowing = 0;
  pointing = 0;
  k = 0;
  do
    :: k < N ->
      if
        :: after[k] == colour[(k + 1) % N] && before[k] == colour[(k + N - 1) % N] ->
          knowing++;
          pointing++
        :: before[k] == colour[(k + 1) % N] && after[k] == colour[(k + N - 1) % N] -> knowing++
        :: else
      fi;
      k++
    :: else -> break
  od;
  k = 0
}

inline turn(node) {
  k = before[node];
  before[node] = after[node];
  after[node] = k
}

proctype Node(byte me; byte left; byte right) {
  byte other;
  byte k;

  do
    :: atomic {
        if
          :: other = left
          :: other = right
        fi;
        if
          :: colour[other] != before[me] && colour[other] != after[me] ->
            if
              :: before[me] = colour[other]
              :: after[me] = colour[other]
            fi
          :: after[me] == colour[other] && after[other] == colour[me] ->
            if
              :: turn(me)
              :: turn(other)
            fi
          :: else
        fi;
        d_step {
          other = 0;
          count()
        }
      }
  od
}

init {
  byte k;
  byte chosen;

  atomic {
    for (k : 0 .. N - 1) {
      colour[k] = COLOUR(k);
      select (chosen : 0 .. COLOURS - 1);
      before[k] = chosen;
      select (chosen : 0 .. COLOURS - 1);
      after[k] = chosen
    }
    chosen = 0;
    d_step {
      count()
    }
    for (k : 0 .. N - 1) {
      run Node(k, (k + N - 1) % N, (k + 1) % N)
    }
    k = 0
  }
}

ltl known { <> [] (knowing == N) }
ltl oriented { <> [] (knowing == N && (pointing == 0 || pointing == N)) }
