// item: 5
// says: newlines in the head of a proctype are blanks
// parse: accept
// verify: holds
// states: 3
// transitions: 3
bool go = true
active
[1]
proctype
P
(
)
priority 1
provided
(go)
{
	skip
}
