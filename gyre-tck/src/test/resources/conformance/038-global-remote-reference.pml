// item: 38
// says: the starting value of a global looks into a process; pan crashes
// parse: accept
// gyre: reject there is no process yet
active proctype A() { byte z = 3; L: z = 2 }
byte g = A[0]:z;
