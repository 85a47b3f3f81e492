// says: the same for an assertion
// run: violated
// run: violated --monitor off
scalarset Id[2];
Id peer[Id];
chan q[Id] = [1] of { bit };
byte up;
byte g;

proctype P(Id i) {
  Id j = peer[i];
  if
  :: atomic { up == 0 -> up++; q[i]!1 }
  :: atomic { up > 0 -> up++ }
  fi;
  do :: q[i]?_; q[j]!1 od
}

proctype Q() { byte y; up == 2; if :: y = 1 :: y = 2 :: y = 3 fi; g = y; assert(false) }

init {
  Id p, x, y;
  select (x : Id);
  select (y : Id);
end:
  x != y;
  peer[x] = y; peer[y] = x; x = Id.none; y = Id.none;
  for (p : Id) { run P(p) };
  run Q()
}
