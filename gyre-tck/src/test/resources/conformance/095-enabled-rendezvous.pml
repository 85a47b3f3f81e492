// item: 95
// says: enabled() is refused in models with rendez-vous channels
// parse: reject
// gyre: accept because it has a clear meaning: a sender is enabled where somebody would receive
chan c = [0] of { byte };
byte g;
active proctype S() { c!1 }
active proctype R() { assert(!enabled(0)); g = 1; c?g }
