// says: the same as one option among others
// run: violated
// spin: violated
chan c = [0] of { byte }; chan d = [1] of { byte, byte };
active proctype S() { end: do :: c!1 od }
active proctype R() { byte v; if :: d?v,_ :: c?1,_ fi }
