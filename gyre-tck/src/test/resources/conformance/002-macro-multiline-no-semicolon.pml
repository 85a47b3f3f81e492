// item: 2
// says: lines of a continued macro are joined so no newline separates statements inside it
// parse: reject
#define TWO x = 1 \
	x = 2
byte x;
init {
	TWO
}
