// item: 5
// says: newlines in mtype lists and typedefs are blanks
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype
=
{
	a
	,
	b
}
typedef
T
{
	byte
	x
	;
	byte y
}
T
t
;
init
{
	assert(a == 2 && t.x == 0)
}
