// says: a type has at least one element
scalarset Id[0];   // here: bad-index-type
active proctype P() { skip }
