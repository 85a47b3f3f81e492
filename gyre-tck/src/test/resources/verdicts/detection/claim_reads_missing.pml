// says: the same in a never claim, with numbers of processes of two kinds
// run: violated --check acceptance
byte holder = 9;

active [2] proctype P() {
end:
  do
    :: atomic { holder == 9 -> holder = _pid }
  od
}

active [2] proctype R() {
end:
  do
    :: atomic { holder == 9 -> holder = _pid }
  od
}

active proctype Q() {
  byte x = 9;
  x = holder;
l:
  x = 9
}

never {
  do
    :: holder == 9 || Q:x != holder || Q@l
    :: !(holder == 9 || Q:x != holder || Q@l) -> break
  od
}
