// says: a bit that is the only field of a message keeps a whole byte; two of them are cut to bits
// verify: holds
// states: 8
// transitions: 8
chan c = [1] of { bit };
chan d = [1] of { bit, bit };
byte x, y;
active proctype P() { c!6; c?x; assert(x == 6); d!6, 7; d?x, y; assert(x == 0 && y == 1) }
