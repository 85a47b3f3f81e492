// says: the branches of a d_step may wait on channels with different numbers of fields
// run: violated
// spin: violated
chan narrow = [0] of { byte }; chan wide = [0] of { byte, byte };
byte g;
active proctype P() { byte v; d_step { if :: narrow?v -> g = 1 :: wide?_,v -> g = v fi }; assert(g != 9) }
active proctype S() { wide!1,9 }
