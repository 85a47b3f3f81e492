// says: a step that fails in the middle of an atomic sequence can be taken
// run: holds --property acceptance --fairness strong
// run: holds --property acceptance --fairness global
byte a[2], n = 2;
bool b;
active proctype Q() { atomic { n = 3; a[n] = 1; n = 2 } }
active proctype P() { accept: do :: b = !b od }
