// item: 85
// says: no goto into d_step
// parse: reject
init { goto L; d_step { skip; L: skip } }
