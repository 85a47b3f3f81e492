// says: a never claim sees that time passes, which it never does with abstract time
// run: violated --property never_0
// run: refused --time abstract --property never_0
active proctype P() { timer t; do :: set(t, 2); W: expire(t) od }
never { do :: !P@W :: P@W -> break od; P@W }
