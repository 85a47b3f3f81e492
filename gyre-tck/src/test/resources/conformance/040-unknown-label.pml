// item: 40
// says: goto to an unknown label is an error
// parse: reject
init { goto L }
