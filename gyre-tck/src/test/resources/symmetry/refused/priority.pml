// says: priorities are set by number
scalarset Id[3];
active [Id] proctype P(Id me) {
  set_priority(0, 2)   // here: process-number
}
