// item: 17
// says: unsigned is not allowed as a message type
// parse: reject
chan c = [1] of { unsigned };
init { skip }
