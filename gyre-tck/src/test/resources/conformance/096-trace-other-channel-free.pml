// item: 96
// says: events on a channel not named in the trace are free
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
chan d = [1] of { byte };
trace { c!1 }
init { d!5; c!1; d?5 }
