// item: 8
// says: a model without a process is an error
// parse: reject
byte x;
