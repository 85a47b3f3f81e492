// says: as in pan, an option of a trace that only jumps goes with any event
// run: holds
// spin: holds
chan c = [5] of { byte };
trace { do :: c!1 :: break od; c!2 }
active proctype P() { c!3; c!2; end: false }
