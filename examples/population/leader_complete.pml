/*
 * Leader election in a complete graph, from any state whatever, after
 * M. Fischer and H. Jiang (2006). When two leaders meet, the responder gives up.
 * A detector tells the nodes, sooner or later, whether there is a leader at
 * all; when two meet who are none and the initiator hears that there is none, it
 * becomes leader. Who meets whom is up to chance: with strong fairness the same
 * two may meet again and again, and only global fairness makes all others meet
 * too.
 *
 * All nodes are alike, so they could be a scalarset, with all rearrangements.
 * The ring is that of the figures in the literature, which are about turns.
 */

#ifndef N
#define N 4
#endif

ring Node[N];

bool leader[Node];
bool heard[Node]; /* what the detector told a node last */
Node initiator; /* who waits for another to meet */

proctype Member(Node me) {
  do
    :: d_step {
        initiator == Node.none -> initiator = me
      }
    :: d_step {
        initiator != Node.none && initiator != me ->
        if
          :: leader[initiator] && leader[me] -> leader[me] = false
          :: !leader[initiator] && !leader[me] && !heard[initiator] -> leader[initiator] = true
          :: else
        fi;
        initiator = Node.none
      }
  od
}

proctype Detector() {
  Node node;

  do
    :: atomic {
        select (node : Node);
        heard[node] = (exists (p : Node) leader[p]);
        node = Node.none
      }
  od
}

init {
  Node node;
  byte k;

  atomic {
    select (node : Node);
    do
      :: k < N ->
        if
          :: leader[node] = true
          :: skip
        fi;
        if
          :: heard[node] = true
          :: skip
        fi;
        node = next(node);
        k++
      :: else -> break
    od;
    k = 0;
    node = Node.none;
    for (node : Node) {
      run Member(node)
    }
    run Detector()
  }
}

ltl one { <> [] (count (p : Node) leader[p] == 1) }
