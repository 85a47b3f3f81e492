// says: a loop at the start of a d_step gets the message of one rendez-vous once
// run: violated
// spin: violated
chan c = [0] of { byte };
byte n;
active proctype P() { byte v; d_step { do :: c?v -> n++ :: n > 0 -> break od }; assert(n != 1) }
active proctype S() { c!7 }
