// item: 39
// says: show on a local and on a field list
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef T { byte a };
show T t;
init { show byte x = 1; t.a = x; assert(t.a == 1) }
