// says: and one that compares it with 0 is
// run: violated
// spin: violated
chan q = [1] of { byte };
chan r = [1] of { byte, byte };
notrace { q!1,0 }
active proctype S() { q!1 }
