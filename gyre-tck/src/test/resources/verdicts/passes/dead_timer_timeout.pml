// says: there is a timeout while a timer runs that nobody reads
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
  set(u, 2);
  if
  :: timeout -> assert(false)
  :: expire(u)
  fi
}
