// item: 87
// says: an end label before a do
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [0] of { byte };
active proctype Server() { end: do :: c?_ od }
active proctype Client() { c!1; c!2 }
