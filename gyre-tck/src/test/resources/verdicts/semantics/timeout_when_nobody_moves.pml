// says: who waits for a timeout moves when nobody else can
// run: violated --check assert
// spin: violated
active proctype P() { timeout -> assert(false) }
