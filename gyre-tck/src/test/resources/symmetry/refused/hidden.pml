// says: a hidden variable is not permuted
scalarset Id[3];
hidden Id x;   // here: index-declaration
active proctype P() { x = Id.none }
