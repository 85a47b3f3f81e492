// item: 51
// says: a channel needs a message type
// parse: reject
chan c = [1] of { };
init { skip }
