// says: the same as an escape
// run: violated
// spin: violated
chan c = [0] of { byte, bit };
active proctype P() { bit b; { end: do :: b = !b od } unless { c?<_,b> } }
