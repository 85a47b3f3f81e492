// says: the same for a field of a structure in a local array
// run: violated
// spin: violated
typedef Entry { short number };
proctype Child() { skip }
active proctype P() { Entry e[5]; e[_nr_pr + 1].number = run Child(); assert(e[3].number != 1) }
