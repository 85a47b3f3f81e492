// says: the constants of a receive decide which branch of a d_step takes a message
// run: violated
// spin: violated
chan c = [0] of { byte };
byte kind;
active proctype Sender() { c!2 }
active proctype Receiver() { d_step { if :: c?1 -> kind = 1 :: c?2 -> kind = 2 fi }; assert(kind != 2) }
