// says: the same where the send is one of several escapes
// run: violated
// spin: violated
chan ch = [0] of { byte, byte };
bool up;

active proctype Watched() {
  byte x, y;
  up = true;
  x = 1; y = x;
  ch?x, y
}

active proctype Watcher() {
  up;
  { skip; assert(false) } unless { if :: ch!1, 2 :: up == false fi }
}
