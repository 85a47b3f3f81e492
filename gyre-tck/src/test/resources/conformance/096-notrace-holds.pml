// item: 96
// says: notrace that cannot be completed
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
notrace { c!1; c!3 }
init { c!1; c!2 }
