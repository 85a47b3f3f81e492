// item: 47
// says: _priority is assignable
// parse: accept
// verify: holds
// states: 4
// transitions: 4
active proctype P() priority 2 { _priority = 3; assert(_priority == 3) }
