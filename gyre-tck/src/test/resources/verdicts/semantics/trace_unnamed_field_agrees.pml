// says: a trace that describes a field the receiver throws away is followed
// run: holds
// spin: holds
chan c = [1] of { byte };

trace { c!5; c?5 }

active proctype P() {
  c!5;
  c?_
}
