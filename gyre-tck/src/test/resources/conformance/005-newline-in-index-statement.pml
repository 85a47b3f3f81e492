// item: 5
// says: index brackets alone do not protect a newline
// parse: reject
byte a[3] = 4;
byte i = 1;
init {
	a[i
	+ 1] = 5
}
