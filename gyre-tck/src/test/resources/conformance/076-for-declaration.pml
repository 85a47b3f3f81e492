// item: 76
// says: no declaration inside for ()
// parse: reject
init { for (byte i : 1 .. 3) { skip } }
