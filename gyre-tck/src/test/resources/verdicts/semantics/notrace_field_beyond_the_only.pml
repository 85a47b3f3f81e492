// says: so a notrace that compares it with something else is not completed
// run: holds
// spin: holds
chan q = [1] of { byte };
chan r = [1] of { byte, byte };
notrace { q?1,2 }
active proctype S() { q!1; q?1 }
