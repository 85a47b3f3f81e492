// says: an index that is a condition on the number of processes
// run: violated
// spin: violated
byte a[2];
proctype Child() { skip }
active proctype P() { a[(_nr_pr == 1 -> 0 : 1)] = 4 + run Child(); assert(a[1] == 0) }
