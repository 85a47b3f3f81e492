// says: the channel of an element that a variable names which nobody writes is another one there
// run: violated
// run: violated --monitor off
pid own = 2;
chan q[3] = [1] of { byte };
byte n;
active [3] proctype P() { atomic { n++; q[_pid]!n } }
active proctype Q() { if :: q[own]?[2] -> assert(false) :: else fi }
