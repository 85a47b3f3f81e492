// says: eval() decides which branch of a d_step takes a message
// run: violated
// spin: violated
chan c = [0] of { byte, bit };
byte kind, mine = 4;
active proctype Sender() { c!5,1 }
active proctype Receiver() { byte v; d_step { if :: c?eval(mine),1 -> kind = 1 :: c?v,0 -> kind = 2 :: c?v,_ -> kind = v fi }; assert(kind != 5) }
