// item: 53
// says: a send to an uninitialised channel when no channel exists is a parse error
// parse: reject
chan d;
init { d!1 }
