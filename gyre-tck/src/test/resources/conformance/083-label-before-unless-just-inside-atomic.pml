// item: 83
// says: nor a label before an unless
// parse: reject
byte x;
active proctype P() { atomic { L: { x = 1; x = 2 } unless { x == 7 }; skip }; if :: x < 3 -> x = 3; goto L :: else fi }
