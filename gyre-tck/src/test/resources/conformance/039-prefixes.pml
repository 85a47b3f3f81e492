// item: 39
// says: hidden, show and local are accepted as prefixes
// parse: accept
// verify: holds
// states: 3
// transitions: 3
hidden byte h = 1;
show byte s = 2;
local byte l = 3;
init { assert(h == 1 && s == 2 && l == 3) }
