// item: 104
// says: c_track at the top level
// parse: accept
// gyre: reject because embedded C is not executed
c_decl { int ext; };
c_track "&ext" "sizeof(int)" "Matched"
init { c_code { ext = 4; }; skip }
