// says: what is reached only through a progress label can go on without progress
// run: violated --store disk --memory 1M --check progress
byte x;
active proctype P() {
  x = 1;
progress:
  x = 2;
  do
  :: x = 3; x = 2
  od
}
