// says: the same where an escape takes the process away
// run: violated
// plain: differs
chan ch = [1] of { byte };
byte g;
proctype Owner() { xr ch; end: ch?_ }
active proctype Creator() { byte y; y = 1; run Owner() }
active proctype Alarm() { byte y; y = 1; g = 1 }
active proctype User() { byte x; { ch?x } unless { g == 1 } }
