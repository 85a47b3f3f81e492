// item: 81
// says: unless after unless needs braces around the first
// parse: reject
byte x = 1;
init { { x == 9 } unless { x == 8 } unless { x == 1 } }
