// item: 14
// says: types wrap at their width
// parse: accept
// verify: holds
// states: 15
// transitions: 15
bit b = 1;
bool o = 1;
byte y = 255;
mtype m = 255;
pid p = 255;
short s = 32767;
int i = 2147483647;
init {
	b++; o++; y++; m++; p++; s++; i++;
	assert(b == 0 && o == 0 && y == 0 && m == 0 && p == 0);
	assert(s == -32768 && i == -2147483647 - 1);
	y--; s--; i--;
	assert(y == 255 && s == 32767 && i == 2147483647)
}
