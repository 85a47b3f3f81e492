// item: 77
// says: for in a channel with a typedef message rotates the queue
// parse: accept
// verify: holds
// states: 23
// transitions: 23
typedef M { byte f; byte g };
chan c = [3] of { M };
M m; byte n;
init { m.f = 1; m.g = 2; c!m; m.f = 3; m.g = 4; c!m; for (m in c) { n = n + m.f * m.g }; assert(n == 14 && len(c) == 2); c?m; assert(m.f == 1) }
