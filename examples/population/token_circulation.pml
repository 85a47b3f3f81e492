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

ring Node[N];

Node leader;
bit label[Node];
bool token[Node];

proctype Member(Node me) {
  do
    :: d_step {
        if
          :: (label[prev(me)] == label[me]) == (me == leader) ->
            label[me] = 1 - label[me];
            token[prev(me)] = false;
            token[me] = true
          :: else
        fi
      }
  od
}

init {
  Node node;
  byte k;

  atomic {
    select (leader : Node);
    node = leader;
    do
      :: k < N ->
        if
          :: label[node] = 0
          :: label[node] = 1
        fi;
        if
          :: token[node] = true
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
  }
}

ltl one { <> [] (count (p : Node) token[p] == 1) }
ltl round { [] <> (exists (p : Node) p == leader && token[p]) }
