// says: an else in the escape of an unless is open although what the unless guards is open too
// run: violated
// spin: violated
byte x = 9, first = 9;
bool b;

proctype P(byte me) {
end:
  do
    :: atomic { first == 9 -> first = me }
    :: x != 9 -> assert(first != x); x = 9
  od
}

init {
  atomic { run P(0); run P(1); run P(2) };
  first != 9;
  { b = 1 } unless { if :: x == 5 -> skip :: else -> x = 1 fi }
}
