// item: 21
// says: an index outside an array of structs is an error
// parse: accept
// verify: violated runtime-error
typedef T { byte f[2] };
T t[2];
byte i = 3, x;
init { x = t[i].f[0] }
