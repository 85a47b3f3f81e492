// says: the same for a number with which a variable starts, and a send
// run: violated
chan g = 1;
byte x;
proctype C() { chan c = [1] of { byte }; do :: c?_ od }
active proctype A() { x = 1; do :: g!1 :: g?_ od }
active proctype B() { byte b; b++; run C(); do :: b = 1 - b od }
