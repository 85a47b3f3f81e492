// item: 85
// says: no break out of d_step
// parse: reject
byte x;
init { do :: d_step { x++; break } od }
