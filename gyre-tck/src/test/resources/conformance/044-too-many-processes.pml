// item: 44
// says: the verifier stops at 255 processes
// parse: accept
// verify: violated runtime-error
proctype P() { end: false }
init { byte i; do :: i < 255 -> d_step { i++ }; run P() :: else -> break od }
