// item: 2
// says: a macro condition used as guard in an option
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define ready (a == 1 && b == 1)
byte a = 1, b = 1;
init {
	if
	:: ready -> skip
	:: else -> assert(false)
	fi
}
