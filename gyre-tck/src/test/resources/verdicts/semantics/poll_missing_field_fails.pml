// says: where the channel has several fields, asking for one more is an error
// run: violated
chan c = [1] of { byte, bit };
active proctype P() { c!1,1; if :: c?[1,1,0] :: else fi }
