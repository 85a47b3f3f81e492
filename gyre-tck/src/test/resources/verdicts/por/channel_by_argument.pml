// says: the same for a number that is given as an argument
// run: violated
bool go;
proctype A(chan g) { byte y; go; y = 1; if :: len(g) < 2 fi; do :: y = 1 - y od }
proctype C() { chan c = [1] of { byte }; byte z; go = true; if :: z = 1 :: z = 2 fi; if :: z == 2 -> z = 3 :: z = 5 fi }
init { byte n; run A(1); run C(); do :: n = 1 - n od }
