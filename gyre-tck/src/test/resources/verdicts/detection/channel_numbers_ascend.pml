// says: numbers of channels that belong to processes are compared by size
// run: violated
// spin: violated
chan q[2] = [1] of { bit };
chan first, second;
byte n;
active [2] proctype P() {
  atomic {
    if :: n == 0 -> first = q[_pid] :: else -> second = q[_pid] fi;
    n++
  };
end:
  atomic { n == 2 -> n = 3 };
  assert(first < second)
}
