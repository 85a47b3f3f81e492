// item: 62
// says: xr outside a proctype is an error
// parse: reject
chan c = [1] of { byte };
xr c;
init { skip }
