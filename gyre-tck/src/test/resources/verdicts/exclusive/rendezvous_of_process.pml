// says: xr is for channels with a buffer, also if the channel belongs to a process
// run: violated
// plain: differs
chan q = [1] of { chan };
active proctype A() { chan c = [0] of { byte }; xr c; byte x; q!c; c?x }
active proctype B() { chan d; q?d; d!1 }
