// says: and at least 1
// run: violated
byte n = 3;
active proctype P() { do :: n > 0 -> n--; set_priority(0, n) :: else -> break od }
