// item: 96
// says: receive events alone may be named
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { byte };
trace { do :: c?1 :: c?2 od }
init { c!1; c!2; c?1; c?2 }
