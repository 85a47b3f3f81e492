// says: whoever receives sees the sender where it sends, not where it goes; a meeting is one step
// run: holds
chan c = [0] of { bit };
active proctype P() { A: c!1 }
active proctype Q() { c?eval(P@A) }
