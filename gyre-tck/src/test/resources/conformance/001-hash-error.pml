// item: 1
// says: #error stops the run
// parse: reject
#error "not configured"
init { skip }
