// item: 49
// says: priority before provided
// parse: accept
// verify: holds
// states: 3
// transitions: 3
bool go = true;
active proctype P() priority 2 provided (go) { skip }
