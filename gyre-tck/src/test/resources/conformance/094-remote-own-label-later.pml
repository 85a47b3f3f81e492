// item: 94
// says: a label further down of the process's own type is not yet known
// parse: reject
// gyre: accept because its place is known; a label above may be named in Spin, too
active [2] proctype P() { assert(!P[1 - _pid]@A); A: skip }
