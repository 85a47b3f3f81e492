// says: under global fairness a choice that is an error is made some time, under strong fairness not
// run: violated --property f --fairness strong
// run: holds --property f --fairness global
byte x, z;
bool b;
active proctype P() { do :: b = !b :: b -> x = x / z od }
ltl f { <>[] b }
