// says: a message between two that change places meanwhile does not put off others for ever
// run: violated --property f
// run: violated --property g
scalarset Id[2];

chan q[Id] = [1] of { bit };
Id peer[Id];
byte up;
bool done;

proctype P(Id me; Id other) {
  if
  :: atomic { up == 0 -> up++; q[me]!1 }
  :: atomic { up > 0 -> up++ }
  fi;
  do
  :: q[me]?_; q[other]!1
  od
}

active proctype V() { end: up == 2 -> done = true }

init {
  Id a;
  Id b;
  select (a : Id);
  select (b : Id);
end:
  a != b;
  atomic {
    peer[a] = b;
    peer[b] = a;
    for (a : Id) { run P(a, peer[a]) }
  }
}

ltl f { [] !done }
ltl g { <> [] !done }
