// item: 71
// says: sends and receives as guards
// parse: accept
// verify: holds
// states: 10
// transitions: 10
chan c = [1] of { byte };
byte n;
init { do :: c!1 -> n++ :: c?1 -> if :: n == 2 -> break :: n < 2 fi od }
