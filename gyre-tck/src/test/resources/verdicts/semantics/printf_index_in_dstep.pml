// says: an index out of range in a printf inside a d_step
// run: violated
// spin: violated
short a[3]; byte at = 3;
active proctype P() { d_step { at++; printf("%d\n", a[at - 1]) } }
