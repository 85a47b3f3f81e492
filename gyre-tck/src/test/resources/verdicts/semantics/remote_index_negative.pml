// says: a negative one, too
// run: violated
int i = -1;
active proctype P() { short v[2]; v[1] = 5 }
active proctype Q() { (P[0]:v[i] < 9) }
