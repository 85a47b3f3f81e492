// says: processes of the same priority meet
// run: violated --check assert
chan c = [0] of { byte };

proctype S() { c!1 }
proctype Q() { byte x; c?x; assert(false) }

init { atomic { run S() priority 3; run Q() priority 3 } }
