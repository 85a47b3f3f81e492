// says: a counter that is set back does not keep a process from going round for ever
// run: violated --check assert
// spin: violated
active proctype Q() { assert(false) }
active proctype P() { byte c; do :: c < 3 -> c++; if :: c == 3 -> c = 0 :: else fi od }
