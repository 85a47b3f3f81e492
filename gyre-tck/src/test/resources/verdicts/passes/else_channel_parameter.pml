// says: the same where nobody knows which channel it is
// run: violated
// spin: violated
chan a = [0] of { bit };
bit go;

proctype Receiver(chan c) {
  bit x, y;
  go = 1;
  x = 1;
  c?y
}

proctype Sender(chan c) {
  go == 1;
  if
  :: c!0
  :: else -> assert(false)
  fi
}

init {
  atomic { run Receiver(a); run Sender(a) }
}
