// says: run changes the number of processes, and with it the channel that is asked
// run: violated
// plain: differs
chan ch[3] = [1] of { byte };
proctype New() { skip }
active proctype Owner() { chan own = ch[2]; xr own; end: own?_ }
init { byte x; x = run New() + len(ch[_nr_pr - 1]) }
