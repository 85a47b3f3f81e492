// says: the numbers of processes tell when they were created
scalarset Id[3];
Id x;
byte number[Id];
proctype P(Id me) { skip }
init {
  for (x : Id) {
    number[x] = run P(x)   // here: process-number
  }
}
