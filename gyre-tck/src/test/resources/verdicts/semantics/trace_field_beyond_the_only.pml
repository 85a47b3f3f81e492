// says: behind the only field of a message pan compares with 0
// run: violated
// spin: violated
chan q = [1] of { byte };
chan r = [1] of { byte, byte };
trace { q!1,2 }
active proctype S() { q!1 }
