// says: a message that goes from element to element and back puts off others for ever, if one state stands for both
// run: violated --property f
// run: violated --property f --monitor off
scalarset Id[2];
Id peer[Id];
chan q[Id] = [1] of { bit };
byte up;
bool done;

proctype P(Id i) {
  Id j = peer[i];
  if
  :: atomic { up == 0 -> up++; q[i]!1 }
  :: atomic { up > 0 -> up++ }
  fi;
  do :: q[i]?_; q[j]!1 od
}

proctype Q() { up == 2 -> done = true }

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

ltl f { [] !done }
