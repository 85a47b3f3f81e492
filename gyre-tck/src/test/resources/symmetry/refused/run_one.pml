// says: processes of a family are created for all elements
scalarset Id[3];
Id x;
proctype P(Id me) { skip }
init {
  select (x : Id);
  run P(x)   // here: bad-family
}
