// item: 5
// says: unless may not start the line after fi
// parse: reject
byte s;
init {
	if
	:: s = 1
	fi
	unless { s == 5 }
}
