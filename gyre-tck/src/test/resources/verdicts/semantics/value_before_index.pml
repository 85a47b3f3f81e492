// says: the value of an assignment is computed before the index
// run: violated
// spin: violated
byte a[4];
proctype Child() { skip }
active proctype P() { a[_nr_pr] = run Child(); assert(a[2] == 0) }
