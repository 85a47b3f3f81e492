// says: a claim that somebody wrote counts the steps of others
// run: violated
bit a;
byte c;
active proctype P() { a = 1 }
active proctype Q() { c = 1; c = 2; c = 3 }
never { !a; a }
