// says: which process breaks the promise is told although it is not there yet, whatever the state looks like behind the others
// run: violated
// run: violated --keep-going --all-scenarios
// plain: differs
chan ch = [1] of { byte };
proctype New() { byte y = len(ch); chan own = [0] of { byte }; ch?<y> }
active proctype Owner() { byte x; xr ch; ch!7; assert(x == 0); run New() }
active[2] proctype Others() { byte x; do :: x = (x + 1) % 3 od }
