// item: 42
// says: run in the index of a channel; pan creates processes while it looks for room
// parse: accept
// gyre: reject to ask must not change anything
chan d[3] = [1] of { byte };
proctype R() { skip }
init { d[run R()]!1 }
