// says: a trace listens to the channel of an array that a variable chooses; the C that Spin makes of it is refused
// run: violated
chan c[2] = [2] of { byte };
byte i;
trace { end: do :: c[i]!1 od }
active proctype P() { i = 1 }
active proctype Q() { c[1]!2 }
