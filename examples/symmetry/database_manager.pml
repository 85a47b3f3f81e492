/*
 * Data base managers, after Symmetric Spin (SPIN 2000, section 5.2), which has them from Valmari:
 * a manager that changes the data base reserves it and tells all others in one step; each of them
 * takes the message and acknowledges it; when all have, the first one releases the data base.
 * It has N * 3^(N-1) + N + 2 states.
 */
#ifndef N
#define N 5
#endif

scalarset Manager[N];

bool message[Manager]; /* there is a message for this manager */
bool reserved;
byte acknowledged; /* how many have acknowledged */

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
      acknowledged == N - 1;
      d_step {
        acknowledged = 0;
        reserved = false
      }
    :: d_step {
        message[me] ->
        message[me] = false
      };
      acknowledged++
  od
}

init
{
  Manager one;

  for (one : Manager) {
    run Work(one)
  }
}
