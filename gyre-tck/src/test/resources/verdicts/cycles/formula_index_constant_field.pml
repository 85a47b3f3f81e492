// says: so is one in the middle of a name, and one below zero
// run: violated --property field
// run: violated --property below
// run: holds --property inside
typedef T { byte f[2] }
T t[3];
active proctype P() { do :: t[2].f[1] = 1 - t[2].f[1] od }
ltl field { []<> (t[1].f[2] == 0) }
ltl below { []<> (t[0].f[-1] == 0) }
ltl inside { []<> (t[2].f[1] == 0) }
