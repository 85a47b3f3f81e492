// says: an index out of range in a printm
// run: violated
// spin: violated
mtype = { red, green };
mtype colour[2] = green; byte at = 2;
active proctype P() { atomic { skip; printm(colour[at]) } }
