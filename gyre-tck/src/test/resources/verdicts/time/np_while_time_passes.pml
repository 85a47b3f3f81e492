// says: np_ is true while time passes, which it does not with abstract time
// run: violated --property f
// run: refused --property f --time abstract
timer t;
bool w;
active proctype P() { set(t, 2); w = true; end: false }
ltl f { [] (w -> !np_) }
