// item: 5
// says: carriage returns are blanks (the file holds none here; a tab and a form feed are)
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte	x;
init	{	x	=	1	}
