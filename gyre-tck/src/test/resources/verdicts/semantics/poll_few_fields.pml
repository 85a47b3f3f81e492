// says: a poll may leave fields out
// run: violated
// spin: violated
chan c = [2] of { byte, bit };
active proctype P() { c!1,1; c!2,0; if :: c??[2] -> assert(false) :: else fi }
