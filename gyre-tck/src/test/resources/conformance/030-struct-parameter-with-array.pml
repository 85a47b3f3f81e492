// item: 30
// says: a struct with an array may not be a process parameter
// parse: reject
typedef T { byte a[2] };
T t;
proctype P(T p) { assert(p.a[0] == 1) }
init { run P(t) }
