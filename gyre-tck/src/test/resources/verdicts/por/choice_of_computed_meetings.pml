// says: the same where what is taken, and from where, is computed
// run: violated
chan c[2] = [0] of { byte };
byte g, h = 1;
active proctype Sender() { byte y; y = 1; y = 2; c[1]!y }
active proctype Receiver() { d_step { if :: c[h]?eval(h) -> g = 1 :: c[h]?2 -> g = 2 fi } }
active proctype Observer() { assert(g == 0) }
