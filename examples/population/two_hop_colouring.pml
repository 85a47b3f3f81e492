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

typedef Memory { bool flips[COLOURS] }

byte colour[N];
Memory memory[N];

#define OF(a, b) memory[a].flips[colour[b]]

proctype Node(byte me; byte before; byte after) {
  byte other;
  byte chosen;

  do
    :: atomic {
        if
          :: other = before
          :: other = after
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
        other = 0;
        chosen = 0
      }
  od
}

init {
  byte k;
  byte chosen;

  atomic {
    for (k : 0 .. N - 1) {
      select (chosen : 0 .. COLOURS - 1);
      colour[k] = chosen
    }
    for (k : 0 .. N - 1) {
      run Node(k, (k + N - 1) % N, (k + 1) % N)
    }
    k = 0;
    chosen = 0
  }
}

#define DIFFERENT (colour[0] != colour[1] && colour[1] != colour[2] && colour[0] != colour[2])

ltl coloured { <> [] DIFFERENT }
