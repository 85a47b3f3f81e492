// item: 83
// says: nor a label before a select, however it counts
// parse: reject
byte x; byte i;
active proctype P() { atomic { L: select (i : 1 .. 100); skip }; if :: x < 1 -> x++; goto L :: else fi }
