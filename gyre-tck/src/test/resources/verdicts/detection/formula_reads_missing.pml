// says: a variable of a process that is not there is 0, which may be an element
// run: violated --property p
byte holder = 9;

active [3] proctype P() {
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

ltl p { [] (holder == 9 || Q:x != holder || Q@l) }
