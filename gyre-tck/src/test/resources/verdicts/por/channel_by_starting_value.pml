// says: the same for a number with which a local starts, and a send
// run: violated
byte b = 1;
bool go;
proctype C() { chan c = [1] of { byte }; byte z; go = true; if :: z = 1 :: z = 2 fi; if :: z == 2 -> z = 3 :: z = 5 fi }
active proctype A() { chan g = b; byte y; go; y = 1; if :: g!3 fi; do :: y = 1 - y od }
active proctype B() { byte n; run C(); do :: n = 1 - n od }
