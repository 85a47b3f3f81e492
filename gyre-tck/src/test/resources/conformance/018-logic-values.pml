// item: 18
// says: comparisons yield 0 or 1, logical operators too
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert((3 && 4) == 1 && (0 || 5) == 1 && !7 == 0 && !0 == 1 && (3 > 2) + (2 >= 2) + (1 < 0) + (1 <= 1) == 3) }
