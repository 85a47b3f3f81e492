// item: 104
// says: c_decl at the top level
// parse: accept
// gyre: reject because embedded C is not executed
c_decl { typedef struct { int a; } S; };
init { skip }
