// item: 40
// says: goto to a label of another proctype is an error
// parse: reject
proctype P() { L: skip }
init { run P(); goto L }
