/*
 * Leader election in a ring with an odd number of nodes, from any state
 * whatever.
 *
 * The labels are those of D. Angluin, J. Aspnes, M. Fischer and H. Jiang (2008).
 * Where a node has the label of the node before it there is a barrier, and
 * because the ring is odd there always is one. A barrier moves on, and two that
 * meet are gone, until it comes to a leader, where it rests. Wherever it is it
 * may make a leader, if there is none. So at last some node leads.
 *
 * Leaders fire bullets at the next one, after M. Fischer and H. Jiang (2006). One
 * that fires a live bullet puts up its shield, one that fires a dummy takes it
 * down, and a live bullet is the end of a leader without shield. None fires again
 * before it knows, by a signal that comes from the next leader against the
 * bullets and is lost when it meets one, that its last bullet has arrived. So the
 * only leader that is left is never hit by its own. Fairness to the nodes lets
 * several leaders shoot past one another for ever; global fairness leaves one,
 * and the lead comes to rest.
 */

#ifndef N
#define N 3
#endif

ring Node[N];

mtype = { free, signal, dummy, live, open, shielded };

bit label[Node];
mtype role[Node];

#define LEADS(x) (role[x] == open || role[x] == shielded)
#define BARRIER(x) (label[prev(x)] == label[x])

/* A node and the one after it meet. */
proctype Member(Node me) {
  do
    :: d_step { BARRIER(next(me)) && !LEADS(next(me)) -> label[next(me)] = 1 - label[next(me)] }
    :: d_step { BARRIER(next(me)) && !LEADS(next(me)) -> role[next(me)] = shielded }
    :: d_step {
        role[me] == dummy || role[me] == live ->
        if
          :: LEADS(next(me)) ->
            if
              :: role[me] == live && role[next(me)] == open -> role[next(me)] = free
              :: else
            fi;
            role[me] = free
          :: role[next(me)] == free || role[next(me)] == signal ->
            role[next(me)] = role[me];
            role[me] = free
          :: else
        fi
      }
    :: d_step {
        role[me] == free && (role[next(me)] == signal || LEADS(next(me))) ->
        role[me] = signal;
        if
          :: role[next(me)] == signal -> role[next(me)] = free
          :: else
        fi
      }
    :: d_step {
        LEADS(me) && (role[next(me)] == signal || LEADS(next(me))) ->
        role[me] = shielded;
        if
          :: role[next(me)] == signal -> role[next(me)] = live
          :: role[next(me)] == open -> role[next(me)] = free
          :: else
        fi
      }
    :: d_step {
        LEADS(me) && (role[next(me)] == signal || LEADS(next(me))) ->
        role[me] = open;
        if
          :: role[next(me)] == signal -> role[next(me)] = dummy
          :: else
        fi
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
          :: label[node] = 0
          :: label[node] = 1
        fi;
        if
          :: role[node] = free
          :: role[node] = signal
          :: role[node] = dummy
          :: role[node] = live
          :: role[node] = open
          :: role[node] = shielded
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

ltl one { <> [] (count (p : Node) LEADS(p) == 1) }
ltl barrier { [] (exists (p : Node) BARRIER(p)) }
