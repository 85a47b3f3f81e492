// says: enabled() tries a statement that its process cannot try, because another has control; that is no use
// run: holds
// run: holds --por off
chan ch = [1] of { byte };
chan meet = [0] of { bit };
bool open;
active proctype User() { meet!1; end: open && len(ch) == 1 }
active proctype Owner() { xr ch; atomic { meet?1; open = true; !enabled(0); open = false }; end: ch?_ }
