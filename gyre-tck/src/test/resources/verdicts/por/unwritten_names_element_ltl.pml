// says: a variable that nobody writes names another element where infinite runs are looked for
// run: violated --property f
// run: violated --property f --monitor off
pid own = 2;
byte v[3], n;
bool late;
active [3] proctype P() { atomic { n++; v[_pid] = n } }
active proctype Q() { byte x; x = v[own]; if :: x == 2 -> late = true :: else fi }
ltl f { [] !late }
