// item: 96
// says: notrace is an error when it can be completed
// parse: accept
// verify: violated trace
// states: 4
// transitions: 4
chan c = [2] of { byte };
notrace { c!1; c!2 }
init { c!1; c!2 }
