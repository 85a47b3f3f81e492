// says: a receive takes its indices from the state before it
// gyre-states: 8 because pan, going back, restores a[1] instead of a[0]
// gyre-transitions: 9
// verify: holds
// states: 7
// transitions: 8
chan c = [1] of { byte, byte };
byte g;
byte a[2];
active proctype P() { c!1,1; if :: c?a[g],g :: c?_,_ fi; g = 0; a[0] = 0 }
