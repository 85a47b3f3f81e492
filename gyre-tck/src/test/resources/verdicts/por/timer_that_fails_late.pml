// says: the same in an array of timers, with a time that is too long
// run: violated --property f
byte g;
int x = 1000000;
active proctype Q() { byte y; y = 1; y = 2; g = 1 }
active proctype P() { timer t[2]; byte z; z = 1; set(t[1], x); z = 2 }
ltl f { [] (g == 0) }
