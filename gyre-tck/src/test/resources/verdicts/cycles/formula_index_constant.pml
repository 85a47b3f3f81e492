// says: an index that is out of bounds is an error in a formula about infinite runs too, if it is a constant
// run: violated --property always
// run: violated --property settles
// run: violated --property always --fairness weak
byte a[2];
bit b;
active proctype P() { do :: b = 1 - b od }
ltl always { []<> (a[5] == 0) }
ltl settles { <>[] (a[5] == 1) }
