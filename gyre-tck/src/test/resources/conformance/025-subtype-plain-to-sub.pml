// item: 25
// says: assigning a plain mtype constant to a variable of a subtype
// parse: reject
mtype = { x, y };
mtype:fruit = { apple, pear };
mtype:fruit f;
init { f = x }
