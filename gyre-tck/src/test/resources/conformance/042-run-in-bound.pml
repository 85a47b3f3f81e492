// item: 42
// says: run as a bound of a loop; pan never ends
// parse: accept
// gyre: reject the bound is computed in each round
byte i;
proctype R() { skip }
init { for (i : 1 .. run R()) { skip } }
