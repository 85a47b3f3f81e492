// says: whom each process names makes circles of different lengths, which are alike from close by
// run: holds --timeout 60s
// states: 145
byte next[36] = {
  1, 2, 3, 4, 5, 0, 7, 8, 6, 10, 11, 9,
  13, 14, 15, 16, 17, 12, 19, 20, 18, 22, 23, 21,
  25, 26, 27, 28, 29, 24, 31, 32, 30, 34, 35, 33
};
bool lock;

active [36] proctype P() {
  byte other = 255;

  do
  :: atomic { !lock -> lock = true };
    other = next[_pid];
    assert(other != _pid);
    other = 255;
    lock = false
  od
}
