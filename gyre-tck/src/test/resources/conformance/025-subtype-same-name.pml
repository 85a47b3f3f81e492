// item: 25
// says: the same name in two subtypes is an error
// parse: reject
mtype:fruit = { apple, orange };
mtype:colour = { red, orange };
init { skip }
