// item: 5
// says: no separators are needed between top level declarations on lines of their own
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x
mtype = { a, b }
chan c = [1] of { byte }
proctype P() { skip }
typedef T { byte f }
T t
init { skip }
