// item: 40
// says: labels before if, do, atomic and a block
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte n;
init {
A:	if :: n == 0 -> n = 1; goto B :: else -> assert(false) fi;
B:	do :: n == 1 -> n = 2; goto C od;
C:	atomic { n == 2; n = 3 };
	goto D;
D:	{ assert(n == 3); skip }
}
