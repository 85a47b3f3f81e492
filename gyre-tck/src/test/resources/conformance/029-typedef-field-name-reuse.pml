// item: 29
// says: field names may repeat across types and equal variable names
// parse: accept
// verify: holds
// states: 6
// transitions: 6
typedef A { byte x; byte y };
typedef B { A x; byte y };
byte x = 1, y = 2;
B b;
init { b.x.x = 3; b.x.y = 4; b.y = 5; assert(x == 1 && y == 2 && b.x.x == 3 && b.x.y == 4 && b.y == 5) }
