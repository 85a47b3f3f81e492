// says: a trace sees the value that was sent as the channel holds it
// run: violated
// spin: violated
chan c = [1] of { byte };

trace { c!259 }

active proctype P() {
  c!259
}
