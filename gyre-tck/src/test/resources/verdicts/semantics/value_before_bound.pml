// says: an index that is out of range only after the value was computed
// run: violated
// spin: violated
byte a[2];
proctype Child() { skip }
active proctype P() { a[_nr_pr] = run Child() }
