// says: the same by an element of an array, in the second field
// run: violated
// run: violated --monitor off
chan c = [2] of { short, byte };
chan d = [0] of { byte };
byte a[3] = 1;
active proctype Q() { d?_; c!7,7 }
active proctype P() {
  a[2] = 4;
  c!-2,4;
  d!0;
  if :: c?_,4 :: c?-2,eval(a[len(c)]) -> assert(false) fi
}
