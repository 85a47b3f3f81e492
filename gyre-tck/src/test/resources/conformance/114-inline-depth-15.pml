// item: 114
// says: fifteen nested inline calls
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n;
inline f01() { n++ }
inline f02() { f01() }
inline f03() { f02() }
inline f04() { f03() }
inline f05() { f04() }
inline f06() { f05() }
inline f07() { f06() }
inline f08() { f07() }
inline f09() { f08() }
inline f10() { f09() }
inline f11() { f10() }
inline f12() { f11() }
inline f13() { f12() }
inline f14() { f13() }
inline f15() { f14() }
init { f15(); assert(n == 1) }
