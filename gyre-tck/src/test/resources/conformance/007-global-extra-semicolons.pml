// item: 7
// says: extra semicolons between top level declarations
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;;
;
init { skip };
proctype P() { skip };
