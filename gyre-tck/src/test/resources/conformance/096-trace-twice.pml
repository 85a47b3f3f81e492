// item: 96
// says: two traces are an error
// parse: reject
chan c = [1] of { byte };
trace { c!1 }
trace { c!1 }
init { c!1 }
