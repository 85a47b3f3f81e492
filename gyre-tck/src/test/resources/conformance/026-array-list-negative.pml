// item: 26
// says: a list element may not be a negative number
// parse: reject
// gyre: accept because constant expressions are as good as constants
short a[2] = {1, -1};
init { skip }
