// says: the same for a label
// run: violated --property acceptance
// run: violated --property acceptance --monitor off
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

proctype Q() { up == 2; accept: do :: g = 1 - g od }

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
