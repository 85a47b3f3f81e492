/*
 * Peterson's algorithm for N processes, after Symmetric Spin (SPIN 2000, section 5.1): a process
 * passes N-1 levels; at each it waits until nobody else is at that level or above, or until it is
 * not the last one that came there. The guard looks at all processes in one step.
 */
#ifndef N
#define N 3
#endif

scalarset Process[N];

byte flag[Process]; /* the level of each process, 0 outside */
Process turn[N]; /* who came last to a level */
byte inside; /* how many are in the critical section */

active [Process] proctype User(Process me)
{
  byte level;

  again:
  level = 1;
  do
    :: level < N ->
      flag[me] = level;
      turn[level] = me;
      (turn[level] != me || forall (p : Process) (p == me || flag[p] < level));
      level++
    :: level == N ->
      break
  od;
  inside++;
  assert(inside == 1);
  inside--;
  flag[me] = 0;
  goto again
}
