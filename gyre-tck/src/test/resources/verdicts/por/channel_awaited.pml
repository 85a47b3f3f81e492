// says: who uses a channel that is not there waits for somebody who brings it
// run: violated --check assert
chan g = 1;
byte w;
proctype C() { chan c = [1] of { byte }; bit z; do :: z = 1 - z od }
active proctype A() { g!1; w == 0; assert(false) }
active proctype B() { bit n; run C(); do :: n = 1 - n od }
active proctype X() { w = 1 }
