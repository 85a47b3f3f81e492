// item: 33
// says: a proctype may not have the name of a global variable
// parse: reject
byte P;
proctype P() { skip }
init { run P() }
