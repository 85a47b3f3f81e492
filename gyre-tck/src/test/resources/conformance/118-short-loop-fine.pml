// item: 118
// says: a short loop to 255 ends
// parse: accept
// warn: none
// verify: holds
// states: 11
// transitions: 11
short i;
init { for (i : 254 .. 255) { skip }; assert(i == 256) }
