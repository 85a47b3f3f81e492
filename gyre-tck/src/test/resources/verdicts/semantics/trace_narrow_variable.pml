// says: a trace sees the message, not what is left of it in a variable that is too small
// run: violated
// spin: violated
chan c = [1] of { byte };

trace { c!3; c?1 }

active proctype P() {
  bit b;
  c!3;
  c?b
}
