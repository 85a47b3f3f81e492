// says: nor for labels
// run: holds --property acceptance
// run: holds --property progress
byte x;
active [2] proctype P() { accept: skip; progress: x++ }
never { do :: _last == 1 -> break :: else od }
