// says: the creator has made the promise that the starting value of the new process breaks
// run: violated
// run: violated --keep-going
// plain: differs
chan ch = [1] of { byte };
proctype New() { byte y = len(ch); y = 0 }
active proctype Owner() { byte n; xs ch; do :: n < 3 -> n++; atomic { run New() } :: else -> break od }
