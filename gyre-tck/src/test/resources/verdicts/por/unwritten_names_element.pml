// says: a variable that nobody writes names another element in a state that stands for others
// run: violated
// run: violated --monitor off
pid own = 2;
byte v[3], n;
active [3] proctype P() { atomic { n++; v[_pid] = n } }
active proctype Q() { byte x; x = v[own]; assert(x != 2) }
