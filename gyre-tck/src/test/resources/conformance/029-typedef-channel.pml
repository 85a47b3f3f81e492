// item: 29
// says: a typedef may hold channels
// parse: accept
// verify: holds
// states: 8
// transitions: 8
typedef T { chan c = [1] of { byte }; byte n };
T t[2];
init { byte x; t[0].c!3; t[1].c!4; t[0].c?x; assert(x == 3); t[1].c?x; assert(x == 4) }
