// item: 5
// says: a newline after a remote label reference is a separator
// parse: accept
// verify: holds
// states: 4
// transitions: 4
active proctype P() {
	endL: (false)
}
active proctype Q() {
	P@endL
	assert(true)
}
