// item: 51
// says: more than 255 channels
// parse: reject
chan c[256] = [1] of { byte };
init { c[0]!1 }
