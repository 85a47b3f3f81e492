// says: nor a message between processes that stay, if the channels they were given change places
// run: violated --property safety
// run: violated --property f
// run: violated --property g
scalarset Id[2];

chan q[Id] = [1] of { bit };
byte up;
bool done;

proctype P(chan in; chan out) {
  if
  :: atomic { up == 0 -> up++; in!1 }
  :: atomic { up > 0 -> up++ }
  fi;
  do
  :: in?_; out!1
  od
}

active proctype V() { end: up == 2 -> done = true; assert(false) }

init {
  Id a;
  Id b;
  select (a : Id);
  select (b : Id);
end:
  a != b;
  run P(q[a], q[b]);
  run P(q[b], q[a])
}

ltl f { [] !done }
ltl g { <> [] !done }
