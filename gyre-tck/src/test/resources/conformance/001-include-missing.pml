// item: 1
// says: a missing include file is an error
// parse: reject
#include "001-there-is-no-such-file.inc"
init { skip }
