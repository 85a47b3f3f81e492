// item: 83
// says: a label just inside atomic reached by goto is placed incorrectly
// parse: reject
byte x;
init { atomic { L: x++; skip }; if :: x < 2 -> goto L :: else fi }
