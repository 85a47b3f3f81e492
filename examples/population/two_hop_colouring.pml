/*
 * Two-hop colouring of a ring, from any state whatever, after D. Angluin,
 * J. Aspnes, M. Fischer and H. Jiang (2008): at last the two neighbours of each
 * node have different colours. Two that meet compare a bit that each keeps for
 * the colour of the other. Equal bits are flipped together, so that they stay
 * equal; if a node has two neighbours of one colour, one of them will find a
 * bit that the other one flipped, and then it takes another colour, up to chance.
 * That needs global fairness.
 */

#ifndef N
#define N 3
#endif
#define COLOURS 3

ring Node[N];

typedef Memory { bool flips[COLOURS] }

byte colour[Node];
Memory memory[Node];

#define OF(a, b) memory[a].flips[colour[b]]

proctype Member(Node me) {
  Node other;
  byte chosen;

  do
    :: atomic {
        if
          :: other = prev(me)
          :: other = next(me)
        fi;
        if
          :: OF(me, other) != OF(other, me) ->
            select (chosen : 0 .. COLOURS - 1);
            colour[me] = chosen;
            OF(me, other) = OF(other, me)
          :: else ->
            OF(me, other) = !OF(me, other);
            OF(other, me) = !OF(other, me)
        fi;
        other = Node.none;
        chosen = 0
      }
  od
}

init {
  Node node;
  byte k;
  byte chosen;

  atomic {
    select (node : Node);
    do
      :: k < N ->
        select (chosen : 0 .. COLOURS - 1);
        colour[node] = chosen;
        for (chosen : 0 .. COLOURS - 1) {
          if
            :: memory[node].flips[chosen] = true
            :: skip
          fi
        }
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

ltl coloured { <> [] (count (p : Node) (colour[prev(prev(p))] != colour[p]) == N) }
