// says: to look for a field that messages do not have fails, and what a claim asks before decides whether it does
// run: violated --property f
// run: violated --property g
chan q = [1] of { byte, byte }; byte a[2]; byte n;
active [2] proctype P() { n == 0; n = 1; q!1,1; a[_pid] = 1; false }
never f { do :: a[0] == 1 && q?[1,1,1] && a[1] == 1 -> break :: else od }
never g { do :: a[1] == 1 && q?[1,1,1] && a[0] == 1 -> break :: else od }
