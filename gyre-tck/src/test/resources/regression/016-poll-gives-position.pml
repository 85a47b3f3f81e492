// says: a poll is true or false, and true is 1
// gyre-verify: holds because for pan its value is the position of the message, here 2
// verify: violated assertion
// states: 6
// transitions: 6
chan c = [2] of { byte };
byte x;
active proctype P() { c!1; c!0; x = c??[0]; assert(x == 1) }
