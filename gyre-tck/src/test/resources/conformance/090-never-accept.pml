// item: 90
// says: an accept label in a never claim
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never {
T0:	if :: x == 1 -> goto accept_S :: true -> goto T0 fi;
accept_S:
	if :: x == 1 -> goto accept_S fi
}
init { x = 1 }
// with-claim: violated
