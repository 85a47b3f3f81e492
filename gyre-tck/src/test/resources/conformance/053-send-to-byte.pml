// item: 53
// says: a send to a variable that is no channel is an error
// parse: reject
chan c = [1] of { byte };
byte d = 1;
init { d!1 }
