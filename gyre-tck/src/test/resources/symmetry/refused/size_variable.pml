// says: a type has a fixed size
byte n = 3;
scalarset Id[n];   // here: bad-index-type
active proctype P() { skip }
