// says: a run that ends stays in its last state for ever, on disk too
// run: violated --store disk --memory 1M --property f
// run: holds --store disk --memory 1M --property g
byte x;
active proctype P() { x = 1; x = 2 }
ltl f { []<> (x < 2) }
ltl g { <>[] (x == 2) }
