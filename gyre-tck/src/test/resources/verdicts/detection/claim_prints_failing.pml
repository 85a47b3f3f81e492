// says: what a never claim prints may fail for one of several interchangeable processes only
// run: violated --property never_0
// run: violated --property never_0 --por off
byte owner = 9;

active [3] proctype P() {
  do
  :: atomic { owner == 9 -> owner = _pid }
  :: atomic { owner == _pid -> owner = 9 }
  od
}

never {
  do
  :: true
  :: printf("%d\n", 1 / (owner - 2))
  od
}
