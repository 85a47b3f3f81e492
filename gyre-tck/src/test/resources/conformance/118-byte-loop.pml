// item: 118
// says: a byte loop that cannot end
// parse: accept
// warn: endless-byte-loop
// verify: holds
// states: 771
// transitions: 772
byte i, n;
init { for (i : 0 .. 255) { n = i } }
