// says: a d_step that starts with a choice of rendez-vous receives waits for a sender
// run: violated
chan c = [0] of { byte };
byte g;
active proctype Sender() { byte y; y = 1; y = 2; c!y }
active proctype Receiver() { byte x; d_step { if :: c?x -> g = 1 :: c?x -> g = 2 fi } }
active proctype Observer() { assert(g == 0) }
