// says: what is no time stays an error with abstract time, and what is one stays one
// run: holds
// run: holds --time abstract
// run: violated -D LAST=32768
// run: undecided -D LAST=32768 --time abstract
// run: violated -D FIRST=-1
// run: undecided -D FIRST=-1 --time abstract
#ifndef FIRST
#define FIRST 0
#endif
#ifndef LAST
#define LAST 32767
#endif
timer t;
int x;
active proctype P() {
  x = FIRST;
  set(t, x);
  expire(t);
  x = LAST;
  set(t, x);
  expire(t)
}
