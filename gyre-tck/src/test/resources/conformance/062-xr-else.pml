// item: 62
// says: else with i/o on an xr channel is a parse error
// parse: reject
chan c = [1] of { byte };
active proctype R() { xr c; if :: c?_ -> skip :: else fi }
