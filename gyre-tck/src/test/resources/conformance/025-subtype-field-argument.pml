// item: 25
// says: a field of an mtype subtype is refused as an argument
// parse: reject
// gyre: accept because the types agree: Spin looks at the structure instead of the field
mtype:fruit = { apple, pear };
typedef T { mtype:fruit f };
T t;
proctype Q(mtype:fruit x) { assert(x == apple) }
init { t.f = apple; run Q(t.f) }
