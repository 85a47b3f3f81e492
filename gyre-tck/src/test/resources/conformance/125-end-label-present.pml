// item: 125
// says: the same server with an end label
// parse: accept
// warn: none
// verify: holds
// states: 3
// transitions: 3
chan c = [0] of { byte };
active proctype Server() { end: do :: c?_ od }
active proctype Client() { c!1 }
