/*
 * Base station, first model, after Symmetric Spin (SPIN 2000, section 5.4): N mobile stations talk
 * to each other over M radio channels that a base station hands out. A station that wants to send
 * asks for a channel; one that wants to receive asks whether there is a message for it; both give
 * the channel back afterwards. All communication is through global variables.
 */
#ifndef N
#define N 2
#endif
#ifndef M
#define M 2
#endif

scalarset Station[N];

mtype = { nothing, to_send, to_receive, granted, refused };

/* the request that the base station is working on, and its answer */
mtype request = nothing;
Station asking;
Station addressee;
mtype answer = nothing;
byte given;

/* the radio channels */
byte users[M]; /* how many stations have not given it back: 2 at most */
Station receiver[M]; /* for whom there is a message, not yet asked for */
bool loaded[M]; /* the message has been sent */

inline ask(what, whom)
{
  atomic {
    request == nothing;
    request = what;
    asking = me;
    addressee = whom
  }
  atomic {
    answer != nothing && asking == me;
    granting = (answer == granted);
    channel = given;
    answer = nothing;
    request = nothing;
    asking = Station.none;
    addressee = Station.none;
    given = 0
  }
}

inline give_back()
{
  users[channel]--;
  channel = 0
}

active [Station] proctype Mobile(Station me)
{
  Station partner;
  bool granting;
  byte channel;

  do
    :: select (partner : Station);
      if
        :: partner == me
        :: else ->
          ask(to_send, partner);
          if
            :: granting ->
              loaded[channel] = true;
              give_back()
            :: else
          fi
      fi;
      partner = Station.none
    :: ask(to_receive, Station.none);
      if
        :: granting ->
          loaded[channel];
          loaded[channel] = false;
          give_back()
        :: else
      fi
  od
}

active proctype Base()
{
  byte free;

  do
    :: atomic {
        request == to_send && answer == nothing;
        free = 0;
        do
          :: free < M ->
            if
              :: users[free] > 0 -> free++
              :: else -> break
            fi
          :: else -> break
        od;
        if
          :: free < M ->
            users[free] = 2;
            receiver[free] = addressee;
            given = free;
            answer = granted
          :: else ->
            answer = refused
        fi;
        free = 0
      }
    :: atomic {
        request == to_receive && answer == nothing;
        free = 0;
        do
          :: free < M ->
            if
              :: receiver[free] != asking -> free++
              :: else -> break
            fi
          :: else -> break
        od;
        if
          :: free < M ->
            receiver[free] = Station.none;
            given = free;
            answer = granted
          :: else ->
            answer = refused
        fi;
        free = 0
      }
  od
}
