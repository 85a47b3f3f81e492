// says: a counter that nobody stops starts again, so it does not keep a process from going round for ever
// run: violated --check assert
// spin: violated
active proctype Q() { assert(false) }
active proctype P() { byte c; do :: c++ :: c == 255 -> skip od }
