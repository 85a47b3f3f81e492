// says: a d_step that cannot be carried out uses the channels that its options look at
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
end:
  d_step { if :: len(ch) == 3 -> skip :: len(ch) == 4 -> skip fi }
}
