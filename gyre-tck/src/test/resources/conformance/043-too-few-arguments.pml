// item: 43
// says: too few arguments are an error (Spin crashes)
// parse: reject
// gyre: reject because Spin 6.5.2 crashes here and later versions report an error
proctype P(byte a; byte b) { skip }
init { run P(1) }
