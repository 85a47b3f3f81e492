// item: 125
// says: an idle server loop without an end label
// parse: accept
// warn: missing-end-label
// verify: violated invalid-end-state
// states: 3
// transitions: 3
chan c = [0] of { byte };
active proctype Server() { do :: c?_ od }
active proctype Client() { c!1 }
