// says: a ! and the ! of an argument that touches it are one !! in Spin, which sorts; that is refused
// run: refused
// spin: violated
#define SEND(channel, value) channel!value
chan q = [2] of { bool };
init {
  bool first;
  SEND(q, 1);
  SEND(q, !0);
  q?first;
  assert(first)
}
