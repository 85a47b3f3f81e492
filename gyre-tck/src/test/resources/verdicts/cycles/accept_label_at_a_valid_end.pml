// says: a process that rests at an end label, where it is accepting too, does nothing again and again
// run: holds
byte x;

active proctype P() {
  x = 1;
end_accept:
accept:
  x == 0
}
