// says: the same with a comparison of something else, which lets no time pass either
// run: violated --check assert
active proctype Q() { assert(false) }
active proctype P() { timer t; byte x; do :: set(t, 1); if :: x != 2 :: expire(t) fi; x = 1 - x od }
