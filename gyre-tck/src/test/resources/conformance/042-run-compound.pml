// item: 42
// says: run in a compound condition is an error
// parse: reject
proctype P() { skip }
init { if :: run P() && true -> skip fi }
