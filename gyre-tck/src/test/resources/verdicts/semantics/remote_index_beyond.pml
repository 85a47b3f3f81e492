// says: an index out of bounds is an error in a remote reference as everywhere else
// run: violated
byte i = 3;
active proctype P() { byte v[2]; v[1] = 5 }
active proctype Q() { assert(P:v[i] < 9) }
