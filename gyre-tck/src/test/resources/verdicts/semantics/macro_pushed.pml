// says: a macro is not brought back by a pragma, so such pragmas are refused
// run: refused
// spin: violated
#define BAD 1
#pragma push_macro("BAD")
#undef BAD
#define BAD 0
#pragma pop_macro("BAD")
active proctype P() { assert(BAD == 0) }
