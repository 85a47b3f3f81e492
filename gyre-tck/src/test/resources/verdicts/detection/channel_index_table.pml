// says: a channel of a table is the index of an array
// run: violated
// spin: violated
typedef R { chan c[3] = [1] of { byte } };
R r[3];
byte a[12], n, o;

active [3] proctype P() {
  a[r[_pid].c[_pid]] = n;
  n++;
  o = _pid;
  a[r[_pid].c[o]] = n;
  n++;
  a[r[o].c[_pid]] = n;
  assert(n < 6 || a[r[_pid].c[_pid]] != 0);
end: false
}
