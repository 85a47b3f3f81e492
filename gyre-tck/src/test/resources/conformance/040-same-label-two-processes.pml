// item: 40
// says: two proctypes may have the same label
// parse: accept
// verify: holds
// states: 7
// transitions: 9
active proctype A() { goto L; assert(false); L: skip }
active proctype B() { goto L; assert(false); L: skip }
