// item: 83
// says: a label before a loop may stand just inside atomic: the loop is a place of its own
// parse: accept
// verify: holds
// states: 9
// transitions: 11
byte x; chan c = [1] of { byte };
active proctype P() { atomic { end: do :: c?x -> x = x + 1; x = 0 :: x > 0 -> break od; skip } }
active proctype Q() { c!1; c!2; assert(P@end) }
