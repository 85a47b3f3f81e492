// says: what an unless interrupts goes on only while its rendez-vous send finds nobody
// run: violated
// spin: violated
mtype = { stop };
chan ch = [0] of { mtype };
bool up;

active proctype Watched() {
  byte x;
  up = true;
  x = 1;
  ch?stop
}

active proctype Watcher() {
  up;
  { assert(false) } unless { ch!stop }
}
