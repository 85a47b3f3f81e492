// says: which timer is asked depends on another one that has not expired
// run: violated --check assert
// run: refused --check assert --time abstract
timer t[2], u;
init { set(t[0], 1); set(u, 3); expire(t[expire(u)]); assert(false) }
