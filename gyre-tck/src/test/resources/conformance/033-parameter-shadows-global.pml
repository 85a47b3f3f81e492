// item: 33
// says: a parameter may not shadow a global
// parse: reject
byte x;
proctype P(byte x) { skip }
init { run P(1) }
