// says: an event that the trace names, and a jump beside it, are two ways on
// run: violated
chan c = [5] of { byte };
trace { do :: c!1 :: break od; c!2 }
active proctype P() { c!1; c!2; end: false }
