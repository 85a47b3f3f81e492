// says: a goto as an option goes with any event, and the notrace is completed behind it
// run: violated
// spin: violated
chan c = [5] of { byte };
notrace { if :: goto behind :: c!1 fi; behind: c!2 }
active proctype P() { c!3; c!2; end: false }
