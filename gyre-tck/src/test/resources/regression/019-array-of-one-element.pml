// says: an array of one element that shares its word with others is found by a computed index
// verify: holds
// states: 6
// transitions: 6
byte before = 3;
byte one[1] = 5;
byte i;
active proctype P() { assert(one[i] == 5); one[i] = 7; assert(before == 3); assert(one[i] == 7) }
