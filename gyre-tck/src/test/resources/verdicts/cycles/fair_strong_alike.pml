// says: who can move again and again moves under strong fairness, not under weak, beside others that are alike
// run: holds --property f --fairness strong
// run: violated --property f --fairness weak
bit turn, done;
active [2] proctype P() { do :: turn = 1 - turn od }
active proctype Q() { turn == 1 -> done = 1 }
ltl f { <> done }
