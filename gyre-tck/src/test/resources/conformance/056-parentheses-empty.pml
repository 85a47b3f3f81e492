// item: 56
// says: c!msg() with empty parentheses is an error
// parse: reject
mtype = { msg };
chan c = [1] of { mtype };
init { c!msg(); skip }
