// item: 103
// says: counts of a small mutual exclusion by turn and flags
// parse: accept
// verify: holds
// states: 38
// transitions: 65
bool want[2]; byte turn, in_cs;
active [2] proctype P() {
	do
	:: want[_pid] = true; turn = 1 - _pid;
	   (!want[1 - _pid] || turn == _pid);
	   in_cs++; assert(in_cs == 1); in_cs--;
	   want[_pid] = false
	od
}
