// item: 60
// says: ??[ ] tests anywhere
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [2] of { byte, byte };
init { byte x; c!4,1; c!5,2; assert(c??[5,x] && c??[5,2] && !(c??[5,1]) && x == 0 && c??[eval(x+4),1]) }
