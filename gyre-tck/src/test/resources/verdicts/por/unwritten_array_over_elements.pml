// says: an array that nobody writes is permuted too, if elements are its index
// run: violated
// run: violated --monitor off
byte at[3] = { 2, 1, 0 };
byte v[3], n;
active [3] proctype P() { atomic { n++; v[at[_pid]] = n } }
active proctype Q() { byte x; x = v[2]; assert(x != 2) }
