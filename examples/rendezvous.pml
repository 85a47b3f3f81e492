/*
 * A server and its clients meet over channels without room: a message is
 * handed over at the moment when both sides are ready. Each client sends along
 * the channel on which it waits for the answer.
 */

mtype = { request, reply };

chan server = [0] of { mtype, chan, byte };

active proctype Server() {
  chan back;
  byte value;

  end:
  do
    :: server?request(back, value) -> back!reply(value + 1)
  od
}

active [2] proctype Client() {
  chan mine = [0] of { mtype, byte };
  byte answer;

  server!request(mine, _pid);
  mine?reply(answer);
  assert(answer == _pid + 1)
}
