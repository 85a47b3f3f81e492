// item: 105
// says: c_code with braces in a string
// parse: accept
// gyre: reject because embedded C is not executed
init { c_code { printf("} {\n"); }; skip }
