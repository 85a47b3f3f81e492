// says: the same where the receives name what they take
// run: violated
chan c = [0] of { byte };
byte g;
active proctype Sender() { byte y; y = 1; y = 2; c!2 }
active proctype Receiver() { d_step { if :: c?1 -> g = 1 :: c?2 -> g = 2 fi } }
active proctype Observer() { assert(g == 0) }
