// item: 5
// says: inside ltl braces a line may start with an operator
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 1;
ltl p { (x == 1)
	&& (x == 1)
	|| (x == 2) }
init { skip }
// with-claim p: holds
