// says: where more than 64 processes can stand for each other, nobody is taken for somebody else
// plain: differs, because processes from the 65th on move there
// run: violated --ltl '<> (g == 2)' --fairness weak
// run: violated --ltl '<> [] (g == 1)' --fairness strong
// run: violated --ltl '<> (g == 2)' --fairness weak --symmetry off
// run: holds --ltl '[] <> (g == 1)' --fairness strong
scalarset Id[70];
byte phase, g;
bool dead[Id];
active proctype C() {
  Id q, x;
  do
  :: phase == 0 ->
    select (x : Id);
    d_step { for (q : Id) { dead[q] = true } dead[x] = false; x = Id.none; phase = 1 }
  :: phase == 2 -> d_step { for (q : Id) { dead[q] = false } phase = 0 }
  od
}
active [Id] proctype P(Id me) { do :: phase == 1 && !dead[me] -> g = 1 - g; phase = 2 od }
