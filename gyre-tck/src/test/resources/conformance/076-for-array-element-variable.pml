// item: 76
// says: the loop variable may not be an array element
// parse: reject
byte a[2], n;
init { for (a[1] : 1 .. 2) { n++ }; assert(n == 2 && a[1] == 3) }
