// says: nor has the sender moved last while the receiver looks at the message
// run: holds
chan c = [0] of { byte };
byte g;
active proctype P() { g == 3; end: c!0 }
active proctype R() { g = 3 }
active proctype Q() { end: c?eval(_last); assert(_last == 2) }
