// says: behind a #line nobody counts lines, so __LINE__ is refused
// run: refused
// spin: violated
#line 100
active proctype P() { assert(__LINE__ != 100) }
