// says: the same by a poll of what lies behind the oldest message
// run: violated
// run: violated --monitor off
chan c = [2] of { byte };
chan d = [0] of { byte };
active proctype Q() { d?_; c!7 }
active proctype P() { c!2; d!0; if :: c?2 :: c?eval(1 + c??[7]) -> assert(false) fi }
