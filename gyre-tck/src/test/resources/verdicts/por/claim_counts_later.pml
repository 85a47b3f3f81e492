// says: the same where the others come first
// run: violated
bit a;
byte c;
active proctype Q() { c = 1; c = 2; c = 3 }
active proctype P() { a = 1 }
never { !a; !a; a }
