/*
 * A dispatcher and the artists that register with it for an event, after the Chiron user interface
 * system. Who is registered is a set: with -D LIST it is an array into which artists are put at the
 * end, as programs often do, and then there is a state for each order in which they can have come.
 */
#ifndef N
#define N 4
#endif

#ifdef LIST
byte list[N] = N; /* who is registered, and N where nobody is */
byte last; /* how many there are */
#else
set list of { 0 .. N - 1 };
#endif

inline register(who) {
#ifdef LIST
  d_step { list[last] = who; last++ }
#else
  list.add(who)
#endif
}

inline unregister(who) {
#ifdef LIST
  d_step {
    place = 0;
    do
      :: list[place] != who -> place++
      :: else -> break
    od;
    do
      :: place + 1 < N -> list[place] = list[place + 1]; place++
      :: else -> break
    od;
    list[N - 1] = N;
    last--;
    place = 0
  }
#else
  list.remove(who)
#endif
}

active [N] proctype Artist() {
#ifdef LIST
  byte place;
#endif

  end:
  do
    :: register(_pid);
      unregister(_pid)
  od
}
