// says: channels that carry themselves meet
// run: holds
scalarset Node[2];
chan a = [1] of { chan };
chan b = [1] of { chan };
chan x;
init { Node i; a!a; b!b; x = a; x = b; select (i : Node) }
