// says: a formula that asks for timeout sees the invisible step behind one
// run: holds --property f
active proctype P() {
  byte x;
  do :: timeout -> x = 1 od
}

ltl f { []<> !timeout }
