// item: 96
// says: a trace with a selection and a goto
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
trace {
S:	if :: c!1 -> goto S :: c!2 fi
}
init { c!1; c!2 }
