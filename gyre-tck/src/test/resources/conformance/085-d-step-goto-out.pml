// item: 85
// says: no goto out of d_step
// parse: reject
init { d_step { skip; goto L }; skip; L: skip }
