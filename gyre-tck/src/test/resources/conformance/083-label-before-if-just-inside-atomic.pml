// item: 83
// says: a label before a selection may not stand just inside atomic
// parse: reject
byte x;
active proctype P() { atomic { L: if :: x < 3 -> x++; goto L :: else fi } }
