/*
 * Orienting a ring, from any state whatever, after the idea of D. Angluin,
 * J. Aspnes, M. Fischer and H. Jiang (2008). The neighbours of each node have
 * different colours; any such colouring may be given. A node calls one of these
 * colours that of the node before it and the other that of the node after it,
 * and at last all are to mean the same way round. Who meets a neighbour of an
 * unknown colour puts it in one of the two places, and when two meet who each
 * take the other to be the node after it, one of them turns round; which one, is
 * up to chance. So the place where two directions meet walks to and fro. With
 * global fairness it comes to an end some time; with strong fairness it may go
 * on for ever.
 */

#ifndef N
#define N 3
#endif
#define COLOURS 3

ring Node[N];

byte colour[Node] = COLOURS; /* none yet */
byte before[Node];
byte after[Node];

/* What the node between prev(prev(x)) and x takes them for. */
#define AHEAD(x) (before[prev(x)] == colour[prev(prev(x))] && after[prev(x)] == colour[x])
#define BACK(x) (after[prev(x)] == colour[prev(prev(x))] && before[prev(x)] == colour[x])

inline turn(node) {
  hold = before[node];
  before[node] = after[node];
  after[node] = hold;
  hold = 0
}

proctype Member(Node me) {
  Node other;
  byte hold;

  do
    :: atomic {
        if
          :: other = prev(me)
          :: other = next(me)
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
        other = Node.none
      }
  od
}

#define FREE(c) (colour[prev(prev(node))] != c && colour[next(next(node))] != c)

init {
  Node node;
  byte k;
  byte chosen;

  atomic {
    select (node : Node);
    do
      :: k < N ->
        if
          :: FREE(0) -> colour[node] = 0
          :: FREE(1) -> colour[node] = 1
          :: FREE(2) -> colour[node] = 2
        fi;
        select (chosen : 0 .. COLOURS - 1);
        before[node] = chosen;
        select (chosen : 0 .. COLOURS - 1);
        after[node] = chosen;
        node = next(node);
        k++
      :: else -> break
    od;
    k = 0;
    chosen = 0;
    node = Node.none;
    for (node : Node) {
      run Member(node)
    }
  }
}

ltl known { <> [] (count (p : Node) (AHEAD(p) || BACK(p)) == N) }
ltl oriented {
  <> [] (count (p : Node) AHEAD(p) == N || count (p : Node) BACK(p) == N)
}
