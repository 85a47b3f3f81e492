// item: 85
// says: no run inside d_step
// parse: reject
proctype P() { skip }
init { d_step { run P(); skip } }
