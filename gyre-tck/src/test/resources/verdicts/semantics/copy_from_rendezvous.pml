// says: to wait for a copy from a rendez-vous channel is an error, also if nobody sends
// run: violated
// spin: violated
chan c = [0] of { byte };
active proctype P() { byte v; end: c?<v> }
