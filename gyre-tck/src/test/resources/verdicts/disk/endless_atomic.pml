// says: what happens inside an atomic sequence that never ends is not seen on disk either
// run: undecided --store disk --memory 1M --check progress
byte x;
active proctype P() {
progress:
  if
  :: x = 1
  :: atomic { x = 2; do :: x = 5 - x od }
  fi
}
