// says: to set a timer to what is no time is an error, and must not hide what others do
// run: violated --property f
byte g;
int x = -5;
active proctype Q() { byte y; y = 1; y = 2; g = 1 }
active proctype P() { timer t; byte z; z = 1; set(t, x); z = 2 }
ltl f { [] (g == 0) }
