// item: 41
// says: more than 255 active processes are an error
// parse: reject
active [256] proctype P() { skip }
