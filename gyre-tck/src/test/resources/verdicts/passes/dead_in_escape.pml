// says: a variable is live where only an escape reads it
// run: violated --check assert
byte g;

active proctype P() {
  byte x;
  if
  :: x = 1
  :: x = 2
  fi;
  { (g == 2) } unless { (x == 2) -> assert(false) }
}

active proctype Q() {
  g = 1
}
