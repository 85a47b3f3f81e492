// item: 42
// says: run inside eval(); pan creates processes while it looks whether the receive is possible
// parse: accept
// gyre: reject to ask must not change anything
chan c = [1] of { byte };
proctype R() { skip }
init { c!1; c?eval(run R()) }
