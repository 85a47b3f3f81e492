// says: a broken promise at two places, one of them left by another statement, the other blocked for ever
// run: violated
// run: violated --keep-going
// plain: differs
chan c = [1] of { byte };
proctype P() { byte t; xr c; t = 1; t = 2 }
proctype Q() { byte x; x = 1; if :: c?x :: x = 2 fi; x = 3; c?x }
init { run P(); run Q() }
