// item: 5
// says: a newline after the name of a proctype declared before is a blank
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P() { skip }
init {
	run P
	()
}
