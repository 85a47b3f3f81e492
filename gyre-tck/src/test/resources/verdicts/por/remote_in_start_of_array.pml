// says: all elements of an array start with a local of another process
// run: violated
active proctype Old() { byte n; do :: n < 3 -> n = n + 1 :: n == 3 -> break od; end: n == 9 }
proctype New() { byte seen[2] = Old[0]:n + 1; assert(seen[1] != 3) }
init { atomic { run New() } }
