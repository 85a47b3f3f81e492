// says: the number of a never claim itself is a fixed one
// run: violated
byte holder = 9;

active [2] proctype P() {
  do
    :: atomic { holder == 9 -> holder = _pid }
    :: atomic { holder == _pid -> holder = 9 }
  od
}

active [2] proctype Q() {
  do
    :: atomic { holder == 9 -> holder = _pid }
    :: atomic { holder == _pid -> holder = 9 }
  od
}

never {
  do
    :: holder != _pid
    :: holder == _pid -> break
  od
}
