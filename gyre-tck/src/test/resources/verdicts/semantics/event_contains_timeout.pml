// says: a rendez-vous that offers timeout is the event of the message that was taken
// run: violated --property f
chan c = [0] of { byte };
active proctype S() { c!timeout }
active proctype R() { c?1 }
ltl f { [] !event(c?1) }
