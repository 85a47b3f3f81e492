// says: a list gives elements different starts
scalarset Id[3];
byte weight[Id] = { 1, 2, 3 };   // here: index-declaration
active proctype P() { skip }
