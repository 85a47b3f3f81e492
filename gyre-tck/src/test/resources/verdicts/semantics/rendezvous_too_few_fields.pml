// says: a receive with too few fields at a rendez-vous fails
// run: violated
// spin: violated
chan c = [0] of { byte, short };
active proctype S() { c!1,300 }
active proctype R() { byte v; atomic { c?v; v = 0 } }
