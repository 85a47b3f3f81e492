// item: 94
// says: a remote reference to init
// parse: accept
// verify: holds
// states: 2
// transitions: 2
init { skip; endL: false }
