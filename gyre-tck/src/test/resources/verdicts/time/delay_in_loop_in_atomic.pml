// says: the same in a loop inside of the sequence
// run: violated
// run: refused --time abstract
byte busy;
active proctype P() {
  timer t;
  atomic { do :: busy < 2 -> busy++; delay(t, 2) :: busy == 2 -> break od; busy = 0 }
}
active proctype Q() { end: busy == 1 -> assert(false) }
