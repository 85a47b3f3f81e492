// item: 104
// says: access to a local by process name
// parse: accept
// gyre: reject because embedded C is not executed
active proctype P() { byte l; c_code { PP->l = 5; }; assert(l == 5) }
