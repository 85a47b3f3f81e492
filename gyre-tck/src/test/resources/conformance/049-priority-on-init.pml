// item: 49
// says: init may have a priority
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init priority 3 { assert(get_priority(_pid) == 3) }
