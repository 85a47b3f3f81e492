// says: a channel is the index of an array that is too short for it
// run: violated
// spin: violated
chan q[2] = [1] of { byte };
byte a[2];

active [2] proctype P() {
  a[q[_pid]] = 1;
end: false
}
