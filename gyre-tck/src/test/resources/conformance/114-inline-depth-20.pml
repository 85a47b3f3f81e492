// item: 114
// says: twenty nested inline calls are too many for the packaged build
// parse: reject
// gyre: accept because later versions of Spin allow 32
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
inline f16() { f15() }
inline f17() { f16() }
inline f18() { f17() }
inline f19() { f18() }
inline f20() { f19() }
init { f20(); assert(n == 1) }
