// says: who knows a channel by its number need not descend from its owner, and may come after its end
// run: violated
chan g = 1;
bool go;
proctype C() { chan c = [1] of { byte }; byte z; go = true; if :: z = 1 :: z = 2 fi; if :: z == 2 -> z = 3 :: z = 5 fi }
active proctype A() { byte y; go; y = 1; if :: len(g) < 2 fi; do :: y = 1 - y od }
active proctype B() { byte n; run C(); do :: n = 1 - n od }
