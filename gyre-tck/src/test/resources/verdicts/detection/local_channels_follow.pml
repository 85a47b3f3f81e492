// says: channels of one process, one for each element, are named by a variable
// run: holds --check assert
byte want = 7;
chan given;

active [2] proctype C() {
  end: do
  :: atomic { want == 7 -> want = _pid }
  od
}

active proctype S() {
  chan c[2] = [1] of { byte };
  want != 7;
  given = c[want];
  given!5;
  assert(len(c[want]) == 1)
}
