// says: a poll for a field that does not exist compares with 0
// run: holds
// spin: holds
// states: 4
chan c = [1] of { byte };
active proctype P() { c!1; if :: c?[1,2] -> assert(false) :: else fi }
