/*
 * Data base managers, after Symmetric Spin (SPIN 2000, section 5.2), which has them from Valmari:
 * a manager that changes the data base reserves it and tells all others in one step; each of them
 * takes the message and acknowledges it; when all have, the first one takes the acknowledgements
 * and releases the data base. It has N * 3^(N-1) + N + 2 states, of which partial order reduction
 * leaves 2 * N * N + 2, symmetry N * (N + 1) / 2 + 3, and both together 2 * N + 2.
 */
#ifndef N
#define N 5
#endif

scalarset Manager[N];

chan message[Manager] = [1] of { bit };
chan acknowledgement[Manager] = [1] of { bit };
bool reserved;

proctype Work(Manager me)
{
  Manager other;

  do
    :: atomic {
        !reserved ->
        reserved = true;
        for (other : Manager) {
          if
            :: other != me -> message[other]!1
            :: else
          fi
        }
      };
      forall (p : Manager) (p == me || full(acknowledgement[p]));
      d_step {
        for (other : Manager) {
          if
            :: other != me -> acknowledgement[other]?_
            :: else
          fi
        }
        reserved = false
      }
    :: message[me]?_;
      acknowledgement[me]!1
  od
}

init
{
  Manager one;

  for (one : Manager) {
    run Work(one)
  }
}
