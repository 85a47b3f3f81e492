// item: 27
// says: the bound given by a variable is its initialiser
// parse: accept
// verify: violated runtime-error
byte n = 3, i = 3;
byte a[n];
init { a[i] = 0 }
