// says: other timers run out while one runs that nobody reads
// run: violated
byte g;

active proctype P() {
  timer t;
  set(t, 3);
  g = 1;
  end: false
}

active proctype Q() {
  timer u;
  g == 1;
  set(u, 5);
  expire(u);
  assert(false)
}
