// says: a forbidden trace can be completed inside a d_step
// run: violated
// spin: violated
chan c = [1] of { byte };
byte k;

notrace { c!5; c?5 }

active proctype P() {
  byte x;
  d_step {
    k = 1;
    c!5;
    c?x
  }
}
