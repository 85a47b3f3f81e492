// says: a receive with too many fields at a rendez-vous fails
// run: violated
// spin: violated
chan c = [0] of { byte };
active proctype S() { c!1 }
active proctype R() { byte v; c?v,_ }
