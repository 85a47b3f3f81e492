// item: 42
// says: run in the arguments of run
// parse: reject
proctype R() { skip }
proctype Q(byte n) { skip }
init { run Q(run R()) }
