// says: the same as an option
// run: violated
// spin: violated
chan c = [0] of { byte }; chan d = [1] of { byte };
active proctype P() { byte v; end: do :: c??<1> :: d?v od }
