// item: 115
// says: a declaration inside for () is a syntax error
// parse: reject
byte n;
init { for (byte i : 1 .. 3) { n++ } }
