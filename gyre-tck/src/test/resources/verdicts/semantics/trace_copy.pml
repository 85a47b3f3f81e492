// says: to copy a message is not to receive it, so no trace hears of it
// run: holds
// spin: holds
chan c = [1] of { byte };

trace { c!5; c?5 }

active proctype P() {
  byte x;
  c!5;
  c?<x>;
  c?x
}
