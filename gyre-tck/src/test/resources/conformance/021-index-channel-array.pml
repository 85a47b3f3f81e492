// item: 21
// says: an index outside an array of channels is an error
// parse: accept
// verify: violated runtime-error
chan c[2] = [1] of { byte };
byte i = 2;
init { c[i]!1 }
