// item: 5
// says: a newline after the name of a proctype declared later ends the statement
// parse: reject
init {
	run P
	()
}
proctype P() { skip }
