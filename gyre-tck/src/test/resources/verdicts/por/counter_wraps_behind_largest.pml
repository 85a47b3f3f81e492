// says: a condition that the largest value fulfils does not stop a counter
// run: violated --check assert
// spin: violated
active proctype Q() { assert(false) }
active proctype P() { byte c; do :: c < 256 -> c++ od }
