// item: 80
// says: an escape that is a receive
// parse: accept
// verify: holds
// states: 10
// transitions: 11
chan c = [1] of { byte };
active proctype A() { byte n; do :: n++ unless c?1 -> break od }
active proctype B() { c!1 }
