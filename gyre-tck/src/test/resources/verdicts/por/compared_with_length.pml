// says: what a message is compared with changes when another one arrives
// run: violated
// run: violated --monitor off
chan c = [3] of { byte };
chan d = [0] of { byte };
active proctype Q() { d?_; c!7 }
active proctype P() { c!2; d!0; if :: c?2 :: c?eval(len(c)) -> assert(false) fi }
