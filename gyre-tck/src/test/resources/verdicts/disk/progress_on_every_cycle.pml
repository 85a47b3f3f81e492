// says: a step that leaves a progress label leads to states, and lies on no cycle without progress
// run: holds --store disk --memory 1M --check progress
byte x;
active proctype P() {
  do
  :: x = 1;
progress:
     x = 0
  od
}
