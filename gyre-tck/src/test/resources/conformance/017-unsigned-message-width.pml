// item: 17
// says: unsigned with a width is not allowed as a message type
// parse: reject
chan c = [1] of { unsigned : 3 };
init { skip }
