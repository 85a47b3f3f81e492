// says: a claim makes all the moves of an atomic sequence in the same state
// run: violated
bit a;
active proctype P() { a = 1; a = 0 }
never {
  do
  :: true
  :: atomic { a; a } -> break
  od
}
