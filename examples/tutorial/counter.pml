/* Two clerks count visitors in one book: each reads the number, and later writes it back, one larger. */

byte visitors = 0;
byte gone = 0;

active [2] proctype Clerk() {
  byte seen;

  seen = visitors;
  visitors = seen + 1;
  gone++
}

active proctype Closing() {
  (gone == 2);
  assert(visitors == 2)
}
