// says: an initial number would single out an element
scalarset Id[3];
Id x = 0;   // here: mixed-index-types
active proctype P() { skip }
