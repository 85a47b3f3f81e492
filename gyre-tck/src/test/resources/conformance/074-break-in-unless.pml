// item: 74
// says: break inside an unless escape leaves the enclosing do
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { do :: { x++ ; x++ } unless { x == 3; break } od; assert(x == 3) }
