// says: an endless notrace without a loop, left by the first event
// run: holds
// spin: holds
chan c = [5] of { byte };
notrace { again: c!1; if :: c?1 -> goto again :: c?1 -> goto again fi }
active proctype P() { c!2; c?2; c!1; c?1; end: false }
