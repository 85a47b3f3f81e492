// says: a process may rest for ever in front of a progress label
// run: violated --check progress
byte g;

active proctype P() {
  byte x;
  g = 1;
  x = 1;
  progress: false
}

active proctype Q() {
  g == 1;
  do :: skip od
}
