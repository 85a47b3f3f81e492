// says: a ! behind a space is a sign of its own, and so is one that an inline puts there
// run: holds
// spin: holds
#define SEND(channel, value) channel! value
inline send(channel, value) { channel!value }
chan q = [3] of { bool };
init {
  bool first;
  q!1;
  SEND(q, !0);
  send(q,!1);
  q?first;
  assert(first);
  q?first;
  assert(first);
  q?first;
  assert(!first)
}
