// item: 3
// says: both kinds of comments are blanks
// parse: accept
// verify: holds
// states: 3
// transitions: 3
/* one */ byte /* two */ x = 1; // three
init { /* apostrophe's fine " and quote too */
	// it's also fine here "
	assert(x /* inner */ == 1) // end
}
