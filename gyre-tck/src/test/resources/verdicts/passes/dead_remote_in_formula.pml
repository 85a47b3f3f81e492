// says: a variable lives as long as a formula reads it
// run: violated --property f
active proctype P() {
  byte x = 1;
  x = x + 1;
  end: false
}

ltl f { [] (P:x != 2) }
