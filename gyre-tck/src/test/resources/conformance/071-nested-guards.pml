// item: 71
// says: nested if, atomic, d_step and blocks as guards use their first statement
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 2;
init {
	if
	:: if :: x == 1 -> assert(false) :: x == 3 -> assert(false) fi
	:: atomic { x == 1; assert(false) }
	:: d_step { x == 3; assert(false) }
	:: { x == 4; assert(false) }
	:: do :: x == 5 -> assert(false) od
	:: if :: x == 2 -> x = 9 fi
	fi;
	assert(x == 9)
}
