// item: 25
// says: assigning across subtypes is a type error
// parse: reject
mtype:fruit = { apple, pear };
mtype:colour = { red, green };
mtype:fruit f;
init { f = red }
