// item: 109
// says: no argument where one is expected (Spin crashes)
// parse: reject
// gyre: reject because Spin 6.5.2 crashes here and later versions report an error
proctype P(byte a) { skip }
init { run P() }
