// says: where there is no such process there is nothing to index
// run: holds
// spin: holds
byte i = 3;
active proctype P() { byte v[2]; v[1] = 5 }
active proctype Q() { assert(P[9]:v[i] == 0) }
