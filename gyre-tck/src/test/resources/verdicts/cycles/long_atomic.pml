// says: a long sequence that ends is none of these
// run: holds --property f
byte g;
active proctype P() { short x; atomic { do :: x < 3000 -> x = x + 1 :: x >= 3000 -> break od; g = 1 } }
ltl f { <> (g == 1) }
