// item: 10
// says: a character constant in a send, a receive and an array index
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [1] of { byte };
byte a['C'-'A'+1];
init { c!'x'; c?'x'; a['B'-'A'] = 'q'; assert(a[1] == 113) }
