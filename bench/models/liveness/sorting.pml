/* N numbers in reverse order, and between any two neighbours a process that swaps them if need be. */

#ifndef N
#define N 9
#endif

byte a[N];
bool ready;

proctype Swap(byte i) {
  end:
  do
    :: d_step {
        ready && a[i] > a[i + 1] ->
        a[i] = a[i] ^ a[i + 1];
        a[i + 1] = a[i] ^ a[i + 1];
        a[i] = a[i] ^ a[i + 1]
      }
  od
}

init {
  byte i;

  atomic {
    for (i : 0 .. N - 1) {
      a[i] = N - 1 - i
    }
    for (i : 0 .. N - 2) {
      run Swap(i)
    }
    i = 0;
    ready = true
  }
}

ltl sorted { <> [] (a[0] == 0 && a[N - 1] == N - 1) }
