// item: 5
// says: a newline between atomic or d_step and the brace
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte s;
init
{
	atomic
	{
		s = 1
	}
	d_step
	{
		s = 2
	}
	assert(s == 2)
}
