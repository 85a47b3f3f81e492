// says: nor is it lost under strong fairness
// run: violated --property f --fairness strong
chan q = [0] of { bit }; chan r = [0] of { bit };
byte x;
active proctype P() {
  int i;
  do
  :: atomic {
       do :: d_step { i < 1500; i++ } :: else -> break od;
       q!0; r?0;
       do :: d_step { i > 0; i-- } :: else -> break od
     }
  od
}
active [2] proctype W() { do :: atomic { q?0; r!0 } :: x = 1 od }
ltl f { <> (x == 1) }
