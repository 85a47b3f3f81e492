// says: nor behind the mark of a preprocessor
// run: refused
// spin: violated
# 100 "model.pml"
active proctype P() { assert(__LINE__ != 100) }
