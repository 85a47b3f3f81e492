// item: 106
// says: an array as inline argument is an error in the packaged build and fine in later versions
// parse: reject
// gyre: accept because later versions of Spin accept it
byte a[2];
inline setall(arr) { arr[0] = 1; arr[1] = 2 }
init { setall(a); assert(a[0] == 1 && a[1] == 2) }
