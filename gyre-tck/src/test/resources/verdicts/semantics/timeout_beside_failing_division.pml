// says: a never claim sees the timeout where a condition divides by zero
// run: violated --property never_0
byte x;
active proctype P() { x == 10 / x }
active proctype Q() { x == 1 }
never { do :: timeout -> break :: else od }
