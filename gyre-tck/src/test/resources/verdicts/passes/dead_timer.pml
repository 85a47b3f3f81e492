// says: a timer that nobody reads lets nobody wait for ever unnoticed
// run: violated
byte g;

active proctype P() {
  timer t;
  set(t, 3);
  g = 1
}

active proctype Q() {
  g == 2
}
