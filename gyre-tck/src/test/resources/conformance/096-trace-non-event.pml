// item: 96
// says: a statement that is no event is an error
// parse: reject
chan c = [1] of { byte };
byte x;
trace { c!1; x = 1 }
init { c!1 }
