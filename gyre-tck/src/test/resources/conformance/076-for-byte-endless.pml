// item: 76
// says: a byte loop to 255 never ends
// parse: accept
// warn: endless-byte-loop
// verify: holds
// states: 769
// transitions: 770
byte i;
init { for (i : 250 .. 255) { skip }; assert(false) }
