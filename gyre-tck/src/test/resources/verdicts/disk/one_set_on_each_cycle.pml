// says: a cycle with one acceptance set and another one with the other are no accepted cycle
// run: holds --store disk --memory 1M --property f
// run: violated --store disk --memory 1M --property g
byte x;
active proctype P() {
  if
  :: do :: x = 1; x = 0 od
  :: do :: x = 2; x = 0 od
  fi
}
ltl f { !([]<> (x == 1) && []<> (x == 2)) }
ltl g { !([]<> (x == 1) && []<> (x == 0)) }
