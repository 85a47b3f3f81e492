// says: the same where the time is computed, under weak fairness
// run: violated --property f --fairness weak
byte g;
active proctype Q() { byte y; y = 1; y = 2; g = 1 }
active proctype P() { timer t; byte z; z = 1; set(t, z - 5); z = 2 }
ltl f { [] (g == 0) }
