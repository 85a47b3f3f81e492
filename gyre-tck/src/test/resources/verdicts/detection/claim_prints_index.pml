// says: what a never claim prints may have a bad index for one of several interchangeable processes only
// run: violated --property never_0
byte owner = 9;
byte a[2];

active [3] proctype P() {
  do
  :: atomic { owner == 9 -> owner = _pid }
  :: atomic { owner == _pid -> owner = 9 }
  od
}

never {
  do
  :: true
  :: printf("%d\n", a[(owner == 9 -> 0 : owner)])
  od
}
