// says: the same with two escapes, and a fixed element that is compared
// run: violated
// spin: violated
byte first = 9;
bool b, c;

proctype P(byte me) {
end:
  do
    :: atomic { first == 9 -> first = me }
  od
}

init {
  atomic { run P(0); run P(1); run P(2) };
  first != 9;
  {
    { b = 1 } unless { c }
  } unless {
    if
    :: c -> skip
    :: else -> assert(first != 1)
    fi
  }
}
