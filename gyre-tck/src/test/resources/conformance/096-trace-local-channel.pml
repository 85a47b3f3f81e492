// item: 96
// says: a trace needs a global channel
// parse: reject
trace { c!1 }
init { chan c = [1] of { byte }; c!1 }
