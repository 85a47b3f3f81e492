// says: what a never claim prints as a name is computed
// run: violated
mtype = { red, green };
byte x = 2;
mtype colour[2] = red;

active proctype P() {
  do
  :: x > 0 -> x--
  :: else -> x = 2
  od
}

never {
  do
  :: true
  :: printm(colour[x])
  od
}
