// item: 5
// says: the word priority may not start a line after run P()
// parse: reject
proctype P() { skip }
init {
	run P()
	priority 3
}
