/*
 * Data base managers, after Symmetric Spin (SPIN 2000, section 5.2), which has them from Valmari:
 * a manager that changes the data base reserves it and tells all others in one step; each of them
 * takes the message and acknowledges it; when all have, the first one releases the data base.
 * It has N * 3^(N-1) + N + 2 states, of which partial order reduction leaves 2 * N * N + 2 and
 * symmetry N * (N + 1) / 2 + 3, and both 2 * N + 2.
 */
#ifndef N
#define N 5
#endif

scalarset Manager[N];

bool message[Manager]; /* there is a message for this manager */
bool acknowledged[Manager]; /* and this one has acknowledged it */
bool reserved;

proctype Work(Manager me)
{
  Manager other;

  do
    :: atomic {
        !reserved ->
        reserved = true;
        for (other : Manager) {
          message[other] = (other != me)
        }
      };
      forall (p : Manager) (p == me || acknowledged[p]);
      d_step {
        for (other : Manager) {
          acknowledged[other] = false
        }
        reserved = false
      }
    :: d_step {
        message[me] ->
        message[me] = false
      };
      acknowledged[me] = true
  od
}

init
{
  Manager one;

  for (one : Manager) {
    run Work(one)
  }
}
