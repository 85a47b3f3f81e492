// says: _pid in the starting value of a global is nobody's number
// run: holds
byte w = 5 - _pid;

active [2] proctype P() { w = _pid }
