// item: 56
// says: a list of fields in parentheses without a first field is an error
// parse: reject
chan c = [1] of { byte, byte };
init { c!(1,2) }
