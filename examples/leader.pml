/*
 * Leader election in a ring with one direction, after E. Chang and R. Roberts
 * (1979). Each node sends its number to the next one and passes on only numbers
 * that are larger than its own; the number that comes home is the leader's.
 */

#ifndef N
#define N 3
#endif

mtype = { candidate, elected };

chan link[N] = [N] of { mtype, byte };
byte leaders = 0;
byte winner;

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
          winner = number;
          link[next]!elected(number)
      fi
    :: link[place]?elected(seen) ->
      assert(leaders == 1 && winner == N);
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
      run Node(i, ((i + 1) % N) + 1)
    }
  }
}

ltl atMostOne { [] (leaders <= 1) }
ltl atLastOne { <> (leaders == 1) }
