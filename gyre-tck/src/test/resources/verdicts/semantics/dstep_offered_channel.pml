// says: a d_step that can receive from two takes the branch of the one that sends
// run: violated
// spin: violated
chan left = [0] of { byte }; chan right = [0] of { byte };
byte from;
active proctype Sender() { right!3 }
active proctype Receiver() { byte v; d_step { if :: left?v -> from = 1 :: right?v -> from = 2 fi }; assert(from == 1) }
