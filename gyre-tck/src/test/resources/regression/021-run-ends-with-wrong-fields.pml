// says: the same where a message has too few fields
// gyre-states: 1 because pan reports the error and goes on
// verify: violated runtime-error
// states: 5
// transitions: 5
chan c = [1] of { byte, byte, byte };
byte g;
active proctype P() { byte a, b, d; c!1,2; c?a,b,d; g = a + b + d }
