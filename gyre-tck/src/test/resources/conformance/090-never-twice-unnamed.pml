// item: 90
// says: two unnamed never claims are accepted, named never_0 and never_1
// parse: accept
// verify: holds
// states: 3
// transitions: 3
never { true }
never { true }
init { skip }
// with-claim: violated
