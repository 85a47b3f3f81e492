// says: an atomic sequence lets others in where its rendez-vous send finds nobody
// run: violated
// spin: violated
chan ch = [0] of { byte };
bool up, open;
byte met;

active proctype Receiver() {
  byte x;
  up = true;
  x = 3;
  ch?met;
  assert(x == 3)
}

active proctype Sender() {
  atomic { up; open = true; ch!1 }
}

active proctype Third() {
  end: (open && met == 0) -> assert(false)
}
