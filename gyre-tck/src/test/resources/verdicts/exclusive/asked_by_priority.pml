// says: whether a process of a higher priority could move is asked for one of a lower priority; that is no use
// run: holds
// run: holds --por off
chan ch = [2] of { byte };
active proctype Low() priority 1 { skip }
active proctype Middle() priority 2 { end: ch?_ }
active proctype High() priority 3 { xr ch; skip; skip }
