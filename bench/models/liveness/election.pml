/* Leader election in a ring (Chang and Roberts 1979) among nodes in the worst order: at last there is one for ever. */

#ifndef N
#define N 7
#endif

mtype = { candidate, elected };

chan link[N] = [N] of { mtype, byte };
byte leaders;

proctype Node(byte place; byte number) {
  byte seen;
  byte next = (place + 1) % N;

  link[next]!candidate(number);
  do
    :: link[place]?candidate(seen) ->
      if
        :: seen > number -> link[next]!candidate(seen)
        :: seen < number
        :: seen == number ->
          leaders++;
          link[next]!elected(number)
      fi
    :: link[place]?elected(seen) ->
      if
        :: seen != number -> link[next]!elected(seen)
        :: else
      fi;
      break
  od
}

init {
  byte i;

  atomic {
    for (i : 0 .. N - 1) {
      run Node(i, N - i)
    }
  }
}

ltl one { <> [] (leaders == 1) }
