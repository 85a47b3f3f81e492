// says: what is left after a round need not have an accepted cycle, as long as a round takes something away
// run: holds --store disk --memory 1M --check acceptance
byte x;
active proctype P() {
accept:
  x = 1;
  do
  :: x = 2; x = 3
  od
}
