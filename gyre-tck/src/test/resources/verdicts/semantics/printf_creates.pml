// says: a run among the arguments of printf creates its process
// run: violated
// spin: violated
byte done;
proctype Child() { done = 1 }
active proctype P() { printf("%d %d\n", 7, run Child()); assert(!done) }
