// item: 83
// says: a label just inside atomic is placed incorrectly even when no goto uses it
// parse: reject
byte x;
init { atomic { L: x++; skip } }
