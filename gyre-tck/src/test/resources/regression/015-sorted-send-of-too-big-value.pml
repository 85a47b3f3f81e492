// says: a sorted send compares what is stored, so that a channel stays sorted
// gyre-verify: holds because pan compares -1, and only then stores 255 (Spin's simulator does as Gyre)
// verify: violated assertion
// states: 6
// transitions: 6
chan c = [3] of { byte };
byte k;
active proctype P() { int g = -1; c!2; c!!g; c?k; assert(k == 2) }
