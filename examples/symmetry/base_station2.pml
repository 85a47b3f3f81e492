/*
 * Base station, second model, after Symmetric Spin (SPIN 2000, section 5.4): NS sending and NR
 * receiving stations, two independent families, and one base station with M radio channels. All
 * communication is by message. Elements of both types travel in messages.
 */
#ifndef NS
#define NS 2
#endif
#ifndef NR
#define NR 2
#endif
#ifndef M
#define M 2
#endif

scalarset Sender[NS];
scalarset Receiver[NR];

mtype = { granted, refused };

chan ask_to_send = [1] of { Sender, Receiver };
chan ask_to_receive = [1] of { Receiver };
chan answer_sender[Sender] = [1] of { mtype, byte };
chan answer_receiver[Receiver] = [1] of { mtype, byte };
chan radio[M] = [1] of { Sender };
chan give_back = [1] of { byte };

/* the first channel that fits, or M */
inline find(fits)
{
  channel = 0;
  do
    :: channel < M ->
      if
        :: fits -> break
        :: else -> channel++
      fi
    :: else -> break
  od
}

inline forget()
{
  channel = 0;
  from = Sender.none;
  to = Receiver.none
}

active [Sender] proctype Sending(Sender me)
{
  Receiver partner;
  byte channel;

  do
    :: select (partner : Receiver);
      ask_to_send!me, partner;
      if
        :: answer_sender[me]?granted, channel ->
          radio[channel]!me;
          give_back!channel;
          channel = 0
        :: answer_sender[me]?refused, _
      fi
  od
}

active [Receiver] proctype Receiving(Receiver me)
{
  byte channel;
  Sender from;

  do
    :: ask_to_receive!me;
      if
        :: answer_receiver[me]?granted, channel ->
          radio[channel]?from;
          give_back!channel;
          atomic {
            channel = 0;
            from = Sender.none
          }
        :: answer_receiver[me]?refused, _
      fi
  od
}

active proctype Base()
{
  byte users[M]; /* who has not given the channel back: 2 at most */
  Receiver waiting[M]; /* for whom there is a message, not yet asked for */
  Sender from;
  Receiver to;
  byte channel;

  do
    :: atomic {
        ask_to_send?from, to;
        find(users[channel] == 0);
        if
          :: channel < M ->
            users[channel] = 2;
            waiting[channel] = to;
            answer_sender[from]!granted, channel
          :: else ->
            answer_sender[from]!refused, 0
        fi;
        forget()
      }
    :: atomic {
        ask_to_receive?to;
        find(waiting[channel] == to);
        if
          :: channel < M ->
            waiting[channel] = Receiver.none;
            answer_receiver[to]!granted, channel
          :: else ->
            answer_receiver[to]!refused, 0
        fi;
        forget()
      }
    :: atomic {
        give_back?channel;
        users[channel]--;
        forget()
      }
  od
}
