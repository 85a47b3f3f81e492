// says: an assignment sets the priority, so the same is true of it
// run: violated
active proctype P() { _priority = 0 }
