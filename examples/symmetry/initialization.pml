/*
 * The initialization protocol, after Symmetric Spin (SPIN 2000, section 5.3) and Feijen and van
 * Gasteren: no process may enter its main part before all others have finished their initial
 * parts, though the variables they communicate by start with arbitrary values. Each process has a
 * companion that takes part in the communication on its behalf once its initial part is over.
 *
 * A process sets "seen" false for each other process, and waits until the companion of that
 * process sets it true. A value from before its own initial part was over cannot deceive it.
 */
#ifndef N
#define N 2
#endif

scalarset Id[N];

typedef Row {
  bool seen[Id]
}

Row row[Id]; /* row[p].seen[q]: the companion of q has been noticed by p */
bool finished[Id]; /* for the assertion only */
bool companion[Id]; /* the companion may start; it is not shared before */

active [Id] proctype Component(Id me)
{
  Id other;

  /* arbitrary values */
  do
    :: atomic {
        select (other : Id);
        row[me].seen[other] = true;
        other = Id.none
      }
    :: break
  od;
  /* the initial part */
  finished[me] = true;
  companion[me] = true;
  d_step {
    for (other : Id) {
      row[me].seen[other] = (other == me)
    }
  };
  (forall (q : Id) row[me].seen[q]);
  /* the main part */
  assert(forall (q : Id) finished[q]);
  end:
  false
}

active [Id] proctype Companion(Id me)
{
  Id other;

  end:
  companion[me];
  do
    :: atomic {
        select (other : Id);
        row[other].seen[me] = true;
        other = Id.none
      }
  od
}
