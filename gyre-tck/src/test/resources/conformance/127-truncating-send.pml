// item: 127
// says: a constant that does not fit the field
// parse: accept
// warn: truncating-assignment
// verify: holds
// states: 4
// transitions: 4
chan c = [1] of { byte };
init { c!256; c?0 }
