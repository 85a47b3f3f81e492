// says: the same with two channels, one of which nobody sends to
// run: violated
chan c = [0] of { byte };
chan d = [0] of { byte };
byte g;
active proctype Sender() { byte y; y = 1; y = 2; d!y }
active proctype Receiver() { byte x; end: d_step { do :: c?x -> g = 1; break :: d?x -> g = 2; break od } }
active proctype Observer() { assert(g == 0) }
