// says: a channel that was received is the index of an array that is too short for some
// run: violated
// spin: violated
chan q[2] = [1] of { byte };
chan c = [1] of { byte };
byte a[2];

active [2] proctype P() {
  c!q[_pid];
end: false
}

active proctype M() {
  byte x;
  do
  :: c?x -> a[x] = 1
  od
}
