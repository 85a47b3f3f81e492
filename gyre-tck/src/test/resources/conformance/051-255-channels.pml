// item: 51
// says: 255 channels
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c[255] = [1] of { byte };
init { c[254]!1; assert(len(c[254]) == 1) }
