// N pairs of processes; each pair shares a variable that nobody else uses (Bosnacki 2001, chapter 2,
// the best case of process clustering).
#ifndef N
#define N 2
#endif

byte shared[N];

proctype Left(byte pair) {
  shared[pair] = 1
}

proctype Right(byte pair) {
  shared[pair] = 2
}

init {
  byte i;
  atomic {
    for (i : 0 .. N - 1) {
      run Left(i);
      run Right(i)
    }
  }
}
