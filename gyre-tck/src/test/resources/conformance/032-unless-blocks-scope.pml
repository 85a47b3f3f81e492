// item: 32
// says: both blocks of an unless are scopes; a declaration is the always executable first statement of the escape
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
init { { byte t = 1; assert(t == 1) } unless { byte t = 2; false } }
