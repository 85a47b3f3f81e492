// item: 50
// says: two enabled options in a D_proctype are an error
// parse: accept
// verify: violated runtime-error
byte x;
active D_proctype P() { if :: x == 0 -> x = 1 :: x < 2 -> x = 2 fi }
