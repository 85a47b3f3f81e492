// says: enabled() leaves priorities aside, so it tries what a process of higher priority keeps another from trying
// run: holds
// run: holds --por off
chan ch = [2] of { byte };
active proctype Middle() priority 2 { end: ch?_ }
active proctype High() priority 3 { xr ch; !enabled(0); skip }
