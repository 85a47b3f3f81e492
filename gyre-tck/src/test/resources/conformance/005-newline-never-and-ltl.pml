// item: 5
// says: newlines inside an ltl formula are blanks
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 1;
ltl p {
	[]
	(x == 1)
	&& <>
	(x == 1)
}
init { skip }
// with-claim p: holds
