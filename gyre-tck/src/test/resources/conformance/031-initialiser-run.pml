// item: 31
// says: run is not allowed in a global initialiser
// parse: reject
proctype P() { skip }
byte b = run P();
init { skip }
