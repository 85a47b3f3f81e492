// item: 31
// says: a field of an earlier struct as initialiser is 0: the initialisers of fields come too late
// parse: accept
// gyre-verify: holds because the field has its value from the start
// verify: violated assertion
// states: 3
// transitions: 3
typedef T { byte f = 2 };
T t;
byte d = t.f;
init { assert(d == 2) }
