// says: a ! and a macro that begins with another one are one !! in Spin, which sorts; that is refused
// run: refused
// spin: violated
#define NO !
chan q = [2] of { bool };
init {
  bool first;
  q!1;
  q!NO 0;
  q?first;
  assert(first)
}
