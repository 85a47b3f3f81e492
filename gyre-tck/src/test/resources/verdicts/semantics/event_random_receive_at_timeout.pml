// says: which message a random receive finds may depend on timeout
// run: violated --property f
chan q = [2] of { byte, byte };
active proctype S() { q!3,5; q!1,6 }
active proctype R() { q??eval(timeout),_ }
ltl f { [] !event(q?1,6) }
