// says: a variable for channels lives from one use to the next, whatever it held before
// run: violated
chan a = [1] of { byte };
chan b = [1] of { byte };

active proctype P() {
  chan c;
  byte x;
  c = a;
  c!1;
  c = b;
  c!2;
  c?x;
  assert(x != 2)
}
