// item: 12
// says: c_decl may hold an escaped include; Gyre rejects embedded C
// parse: accept
// gyre: reject because embedded C is not executed
c_decl {
\#include <stdlib.h>
};
init { skip }
