// item: 49
// says: priorities with rendezvous parse, but pan.c does not compile
// parse: accept
chan c = [0] of { byte };
active proctype P() priority 2 { c!1 }
active proctype Q() { c?_ }
