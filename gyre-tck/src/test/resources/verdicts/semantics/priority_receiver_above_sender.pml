// says: a receiver of higher priority does not move by itself, so it holds no sender up
// run: violated --check assert
chan c = [0] of { byte };

proctype S() { c!1 }
proctype Q() { byte x; c?x; assert(false) }

init { atomic { run S() priority 2; run Q() priority 5 } }
