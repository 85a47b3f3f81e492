// item: 49
// says: set_priority and get_priority
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
active proctype P() priority 3 { assert(get_priority(_pid) == 3); set_priority(_pid, 7); assert(get_priority(_pid) == 7 && _priority == 7) }
