scalarset Id[3];

Id holder; /* who has the lock; starts as Id.none */
bool waiting[Id];
chan grant[Id] = [1] of { bool };

active [Id] proctype Client(Id me) {
  do
    :: waiting[me] = true;
      grant[me]?true;
      assert(holder == me && forall (p : Id) (p == me || empty(grant[p])));
      holder = Id.none
  od
}

active proctype Server() {
  Id chosen;

  do
    :: holder == Id.none && exists (p : Id) waiting[p] ->
      select (chosen : Id);
      if
        :: waiting[chosen] ->
          d_step {
            waiting[chosen] = false;
            holder = chosen;
            grant[chosen]!true
          }
        :: else
      fi;
      chosen = Id.none
  od
}
