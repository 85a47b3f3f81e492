// says: an active process cannot get an element
scalarset Id[3];
active proctype P(Id me) {   // here: bad-family
  skip
}
