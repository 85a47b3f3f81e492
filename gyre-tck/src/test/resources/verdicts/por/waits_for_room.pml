// says: who sends where there is room for one depends on others who send
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype P() { q!1 }
active proctype Q() { q!1; assert(false) }
