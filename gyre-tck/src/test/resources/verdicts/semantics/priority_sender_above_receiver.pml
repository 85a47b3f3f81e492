// says: a sender of higher priority can move, so its receiver cannot, and they never meet; Spin refuses the combination
// run: holds --check assert
// run: violated --check deadlock
chan c = [0] of { byte };

proctype S() { c!1 }
proctype Q() { byte x; c?x; assert(false) }

init { atomic { run S() priority 5; run Q() priority 2 } }
