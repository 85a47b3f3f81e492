// says: what stands behind expire(t) || is evaluated only while the timer runs, and fails
// run: violated
// run: refused --time abstract
byte x;
active proctype P() { timer t; set(t, 3); (expire(t) || 10 / x > 0) }
