// item: 84
// says: a full channel inside d_step is an error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte };
init { d_step { c!1; c!2 } }
