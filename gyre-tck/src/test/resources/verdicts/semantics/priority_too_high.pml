// says: a priority is at most 255
// run: violated
active proctype P() { set_priority(0, 256) }
