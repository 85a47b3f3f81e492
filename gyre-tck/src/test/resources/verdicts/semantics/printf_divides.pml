// says: the arguments of printf are computed, and can fail
// run: violated
byte zero;
active proctype P() { printf("%d\n", 1 % zero) }
