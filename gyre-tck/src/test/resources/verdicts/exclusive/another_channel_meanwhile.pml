// says: the process stays where it is, but the index of its channel changes
// run: violated
// plain: differs
chan ch[2] = [1] of { byte };
byte i;
proctype Owner() { xr ch[0]; end: ch[0]?_ }
active proctype Creator() { byte y; y = 1; run Owner() }
active proctype User() { byte x; end: ch[i]?x }
active proctype Switch() { byte y; y = 1; i = 1 }
