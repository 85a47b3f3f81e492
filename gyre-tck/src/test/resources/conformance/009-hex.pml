// item: 9
// says: hexadecimal numbers are a syntax error
// parse: reject
init { int x; x = 0x10 }
