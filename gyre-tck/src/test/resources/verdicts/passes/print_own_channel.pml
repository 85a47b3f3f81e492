// says: a channel that is only printed about is not forgotten, since asking it would fail then
// run: holds
// spin: holds
byte g;

active proctype P() {
  chan own = [1] of { byte };
  do
  :: g = g + len(own)
  :: break
  od;
  do
  :: g < 3 -> g++
  :: printf("%d\n", len(own))
  :: g == 3 -> break
  od
}
