// item: 60
// says: ??< > copies the first match without removing
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { byte, byte };
init { byte x; c!4,1; c!5,2; c??<5,x>; assert(x == 2 && len(c) == 2) }
