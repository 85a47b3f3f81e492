// says: a new process may bring a channel with a number that somebody still knows, and that was gone until then
// run: violated
chan g;
bool on, go;
proctype D() { chan c = [1] of { byte }; g = c; on = true }
proctype C() { chan c = [1] of { byte }; do :: c?_ od }
active proctype A() { byte y; go; y = 1; do :: len(g) < 2 -> y = 1 - y od }
active proctype B() { byte n; run D(); on && _nr_pr == 2; go = true; run C(); do :: n = 1 - n od }
