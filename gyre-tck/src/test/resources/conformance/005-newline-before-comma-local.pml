// item: 5
// says: a local declaration list may not continue with a comma at line start
// parse: reject
init {
	byte c
	   , d;
	skip
}
