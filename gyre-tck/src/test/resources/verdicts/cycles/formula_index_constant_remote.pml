// says: so is one of a variable of a process, where there is such a process
// run: violated --property later
// run: holds --property nobody
bit b;
proctype Q() { byte v[2]; v[b] = 1; b = 1 }
active proctype P() { run Q(); do :: b = 0 :: b = 1 od }
ltl later { <>[] (Q[1]:v[2] == 1) }
ltl nobody { []<> (Q[7]:v[2] == 0) }
