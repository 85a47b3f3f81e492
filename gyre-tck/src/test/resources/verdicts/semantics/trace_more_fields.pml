// says: a trace that compares more fields than the message has is an error; pan ends there
// run: violated
chan q = [1] of { byte, byte };
chan r = [1] of { byte, byte, byte };
trace { q!1,2,3 }
active proctype S() { q!1,2 }
