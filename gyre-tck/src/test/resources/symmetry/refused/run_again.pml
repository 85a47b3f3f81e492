// says: there is one process for each element
scalarset Id[3];
Id x;
proctype P(Id me) { skip }
init {
  do
  :: for (x : Id) {
      run P(x)   // here: bad-family
    }
  od
}
