// says: a forbidden trace is complete, also if the receiver throws the field away
// run: violated
// spin: violated
chan c = [1] of { byte };

notrace { c!5; c?5 }

active proctype P() {
  c!5;
  c?_
}
