// says: the same for labels: the other process passes its accept label for ever
// run: violated --check acceptance
int x = -5;
active proctype Q() { byte y; do :: y = 1; accept: y = 2 od }
active proctype P() { timer t; byte z; z = 1; set(t, x); z = 2 }
