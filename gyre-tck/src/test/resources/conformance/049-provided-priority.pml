// item: 49
// says: provided before priority is an error
// parse: reject
bool go = true;
active proctype P() provided (go) priority 2 { skip }
