// says: a trace sees what a message holds, also where the receiver throws it away
// run: violated
// spin: violated
chan c = [1] of { byte };

trace { c!5; c?0 }

active proctype P() {
  c!5;
  c?_
}
