// says: the same where 0 is asked for
// run: violated
// spin: violated
chan c = [1] of { byte };
active proctype P() { c!1; if :: c?[1,0] -> assert(false) :: else fi }
