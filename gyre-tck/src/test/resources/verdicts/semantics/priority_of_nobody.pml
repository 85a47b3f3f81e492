// says: nothing is asked of the priority of a process that does not exist
// run: holds
// spin: holds
active proctype P() { set_priority(5, 0); set_priority(_pid + 1, 300) }
