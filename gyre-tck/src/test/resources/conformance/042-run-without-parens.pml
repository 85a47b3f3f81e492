// item: 42
// says: run needs parentheses
// parse: reject
proctype P() { skip }
init { run P }
