// says: with every fairness a process that can only fail can move, so a fair run ends with the error
// run: holds --property f --fairness weak
// run: holds --property f --fairness strong
// run: holds --property f --fairness global
byte x, z;
bool b;
active proctype Q() { x = x / z }
active proctype P() { do :: b = !b od }
ltl f { <>[] b }
