// says: the bits of a process with a priority are part of the state
// gyre-verify: violated because a value of its own is overwritten; pan takes states for equal that differ in the bit
// gyre-states: 83
// gyre-transitions: 143
// verify: holds
// states: 21
// transitions: 42
byte g;
active [2] proctype P() priority 2 { bit a; if :: a = 1 :: a = 0 fi; g = a; if :: g == a :: else -> assert(false) fi }
