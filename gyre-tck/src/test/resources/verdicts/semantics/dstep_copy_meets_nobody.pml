// says: who wants a copy of a message meets nobody, in a d_step as elsewhere
// run: holds
chan c = [0] of { byte };
active proctype P() { byte v; end: d_step { c?<v>; skip }; assert(false) }
active proctype S() { end: c!2; assert(false) }
