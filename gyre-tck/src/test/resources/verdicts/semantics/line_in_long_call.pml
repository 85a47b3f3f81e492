// says: which line it is in a call of several lines is up to the compiler, so __LINE__ is refused
// run: refused
// spin: violated
#define SAME(x) x
active proctype P() {
  assert(SAME(
    __LINE__
  ) == 8)
}
