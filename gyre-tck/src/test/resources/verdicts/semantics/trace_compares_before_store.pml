// says: a variable that a trace compares with still has its old value when the field comes
// run: violated
// spin: violated
chan c = [1] of { byte };
byte x = 5;

trace { c!5; c?eval(x) }

active proctype P() {
  c!5;
  x = 4;
  c?x
}
